import { Link } from "@scanwright/design-system"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { previewBlog } from "@/staff/blogs/actions"
import { BlogForm } from "@/staff/blogs/BlogForm"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readBlogWords } from "@/staff/blogs/data"

/** Writes a new article. */
export default async function AddBlogPage() {
  await requireStaff()
  return (
    <StaffPage title="Add blog" back={<Link href="/admin/blogs">Blogs</Link>}>
      <BlogForm
        words={await readBlogWords()}
        preview={previewBlog}
        siteName={site().name}
        siteUrl={env().SITE_URL}
      />
    </StaffPage>
  )
}
