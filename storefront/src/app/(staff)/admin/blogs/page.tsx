import { Alert, Button } from "@scanwright/design-system"
import { BlogFilters } from "@/staff/blogs/BlogFilters"
import { blogListHref, readBlogListState } from "@/staff/blogs/blog-list"
import { BlogTable } from "@/staff/blogs/BlogTable"
import { StatusTabs } from "@/staff/blogs/StatusTabs"
import { pageCountOf, redirectBeyondEnd } from "@/lib/list-pages"
import { mayOpen } from "@/staff/session/permissions"
import { requireStaff } from "@/staff/session/require-staff"
import { countText } from "@/staff/shell/count-text"
import { SavedViews } from "@/staff/shell/SavedViews"
import { StaffPage } from "@/staff/shell/StaffPage"
import { BLOGS_PER_PAGE, readBlogsForStaff, readBlogSuggestions } from "@/staff/blogs/data"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Every article, drafts included. */
export default async function BlogsPage({ searchParams }: Props) {
  const { role } = await requireStaff()
  const state = readBlogListState(await searchParams)
  const [list, suggestions] = await Promise.all([readBlogsForStaff(state), readBlogSuggestions()])
  if (list.ok)
    redirectBeyondEnd(
      { page: state.page, pageCount: pageCountOf(list.value.count, BLOGS_PER_PAGE) },
      (page) => blogListHref(state, { page }),
    )
  return (
    <StaffPage
      title="Blogs"
      actions={
        <>
          <SavedViews path="/admin/blogs" />
          {mayOpen(role, "/admin/add-blog") && <Button href="/admin/add-blog">Add blog</Button>}
        </>
      }
    >
      <StatusTabs state={state} />
      <BlogFilters
        state={state}
        categories={suggestions.categories}
        found={list.ok ? countText(list.value.count, ["article", "articles"]) : ""}
      />
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
