import { Alert, Button, Link } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { isNotFound } from "@/lib/medusa/failure"
import { toPicturePath } from "@/lib/medusa/media"
import { previewBlog } from "@/staff/blogs/actions"
import { BlogForm } from "@/staff/blogs/BlogForm"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readBlogForStaff, readBlogSuggestions } from "@/staff/blogs/data"

interface Props {
  params: Promise<{ id: string }>
}

/** Edits an article. */
export default async function EditBlogPage({ params }: Props) {
  await requireStaff()
  const { id } = await params
  const [blog, suggestions] = await Promise.all([
    readBlogForStaff(decodeURIComponent(id)),
    readBlogSuggestions(),
  ])
  const back = <Link href="/admin/blogs">Blogs</Link>
  if (!blog.ok) {
    if (isNotFound(blog.failure)) notFound()
    return (
      <StaffPage title="Edit blog" back={back}>
        <Alert variant="danger" title="The article could not be read">
          {blog.failure.message}
        </Alert>
      </StaffPage>
    )
  }
  const { handle, image_url: image, is_published: isPublished } = blog.value
  return (
    <StaffPage
      title="Edit blog"
      back={back}
      actions={
        isPublished && (
          <Button variant="secondary" href={`/blogs/${encodeURIComponent(handle)}`}>
            See the page
          </Button>
        )
      }
    >
      <BlogForm
        key={blog.value.id}
        blog={blog.value}
        imageSrc={image ? toPicturePath(image) : undefined}
        suggestions={suggestions}
        preview={previewBlog}
        siteName={site().name}
        siteUrl={env().SITE_URL}
      />
    </StaffPage>
  )
}
