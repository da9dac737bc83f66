import { Alert, Button } from "@scanwright/design-system"
import { BlogFilters } from "@/staff/blogs/BlogFilters"
import { readBlogListState } from "@/staff/blogs/blog-list"
import { BlogTable } from "@/staff/blogs/BlogTable"
import { StatusTabs } from "@/staff/blogs/StatusTabs"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { BLOGS_PER_PAGE, readBlogsForStaff, readBlogWords } from "@/staff/blogs/data"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Every article, drafts included. */
export default async function BlogsPage({ searchParams }: Props) {
  await requireStaff()
  const state = readBlogListState(await searchParams)
  const [list, words] = await Promise.all([readBlogsForStaff(state), readBlogWords()])
  return (
    <StaffPage title="Blogs" actions={<Button href="/admin/add-blog">Add blog</Button>}>
      <StatusTabs state={state} />
      <BlogFilters state={state} categories={words.categories} />
      {list.ok ? (
        <BlogTable {...list.value} pageSize={BLOGS_PER_PAGE} state={state} />
      ) : (
        <Alert variant="danger" title="The articles could not be read">
          {list.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
