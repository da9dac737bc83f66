import { type StoreBlog, type StoreBlogSummary } from "../../../contract"
import { type VisibleBlog, type VisibleBlogRow } from "../../../modules/blog/visible-blogs"

/** A row of the database as a list gives it. */
export const toStoreBlogSummary = ({
  id,
  handle,
  title,
  excerpt,
  type,
  category,
  tags,
  author,
  image_url,
  image_alt,
  reading_time_minutes,
  published_at,
  created_at,
  updated_at,
}: VisibleBlogRow): StoreBlogSummary => ({
  id,
  handle,
  title,
  excerpt,
  type,
  category,
  tags,
  author,
  image_url,
  image_alt,
  reading_time_minutes,
  published_at: published_at.toISOString(),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** An article of the database as its page gets it. */
export const toStoreBlog = (blog: VisibleBlog): StoreBlog => ({
  ...toStoreBlogSummary(blog),
  content: blog.content,
  seo_title: blog.seo_title,
  seo_description: blog.seo_description,
})
