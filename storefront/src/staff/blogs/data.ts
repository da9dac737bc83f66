import type {
  AdminBlog,
  AdminBlogResponse,
  AdminBlogsResponse,
  AdminBlogSummary,
  BlogStatus,
  BlogType,
} from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { withMediaPaths } from "@/lib/medusa/media"
import { readAsStaff } from "@/staff/session/client"

/** Articles on one page of staff's list. */
export const BLOGS_PER_PAGE = 20
/** Number of articles from which suggestions are made; more than a shop writes in years. */
const OFFERED_FROM = 200

/** An article as staff's list shows it. */
export interface StaffBlogRow {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly type: BlogType
  readonly category: string
  readonly author: string
  readonly status: BlogStatus
  /** When the article was or will be published, ISO 8601; null for a draft. */
  readonly moment: string | null
  /** ISO 8601. */
  readonly updatedAt: string
}

const statusOf = ({ is_published, scheduled_at }: AdminBlogSummary): BlogStatus =>
  is_published ? "published" : scheduled_at === null ? "draft" : "scheduled"

const toRow = (blog: AdminBlogSummary): StaffBlogRow => ({
  id: blog.id,
  handle: blog.handle,
  title: blog.title,
  type: blog.type,
  category: blog.category,
  author: blog.author,
  status: statusOf(blog),
  moment: blog.is_published ? blog.published_at : blog.scheduled_at,
  updatedAt: blog.updated_at,
})

/** Filters, order and page of the staff's list of articles. */
export interface StaffBlogsQuery {
  q?: string
  status?: BlogStatus
  type?: BlogType
  category?: string
  order: string
  /** From 1. */
  page: number
}

/** One page of all articles, drafts included. */
export async function readBlogsForStaff({
  page,
  ...query
}: StaffBlogsQuery): Promise<Result<{ rows: StaffBlogRow[]; count: number }>> {
  const result = await readAsStaff<AdminBlogsResponse>("/admin/blogs", {
    ...query,
    limit: BLOGS_PER_PAGE,
    offset: (page - 1) * BLOGS_PER_PAGE,
  })
  if (!result.ok) return result
  return { ok: true, value: { rows: result.value.blogs.map(toRow), count: result.value.count } }
}

/** An article as it is stored. */
export type StaffBlog = AdminBlog

/** An article in a response of Medusa. The pictures of its text get the addresses under which pages show them. */
export function toStaffBlog(result: Result<AdminBlogResponse>): Result<StaffBlog> {
  if (!result.ok) return result
  const { blog } = result.value
  return { ok: true, value: { ...blog, content: withMediaPaths(blog.content) } }
}

/** An article by its id. */
export async function readBlogForStaff(id: string): Promise<Result<StaffBlog>> {
  return toStaffBlog(await readAsStaff<AdminBlogResponse>(`/admin/blogs/${encodeURIComponent(id)}`))
}

/** Categories, authors and tags of existing articles, suggested in the form. */
export interface BlogSuggestions {
  readonly categories: readonly string[]
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

const distinct = (values: readonly string[]) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, "en-GB"))

/** Reads the suggestions. Empty where Medusa does not respond: the fields still work. */
export async function readBlogSuggestions(): Promise<BlogSuggestions> {
  const result = await readAsStaff<AdminBlogsResponse>("/admin/blogs", { limit: OFFERED_FROM })
  const blogs = result.ok ? result.value.blogs : []
  return {
    categories: distinct(blogs.map(({ category }) => category)),
    authors: distinct(blogs.map(({ author }) => author)),
    tags: distinct(blogs.flatMap(({ tags }) => tags)),
  }
}
