import { Link } from "@scanwright/design-system"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { toPicturePath } from "@/lib/medusa/media"
import { previewBlog } from "@/staff/blogs/actions"
import { copyOfBlog } from "@/staff/blogs/blog-values"
import { BlogForm } from "@/staff/blogs/BlogForm"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readBlogForStaff, readBlogSuggestions } from "@/staff/blogs/data"

/** Writes a new article; `?from=` starts with a copy of another one. */
export default async function AddBlogPage({ searchParams }: PageProps<"/admin/add-blog">) {
  await requireStaff()
  const { from } = await searchParams
  const original = typeof from === "string" ? await readBlogForStaff(from) : null
  return (
    <StaffPage title="Add blog" back={<Link href="/admin/blogs">Blogs</Link>}>
      <BlogForm
        // Another original needs another form.
        key={original?.ok ? original.value.id : "new"}
        {...(original?.ok && {
          copy: copyOfBlog(original.value),
          ...(original.value.image_url && { imageSrc: toPicturePath(original.value.image_url) }),
        })}
        suggestions={await readBlogSuggestions()}
        preview={previewBlog}
        siteName={site().name}
        siteUrl={env().SITE_URL}
      />
    </StaffPage>
  )
}
