import { z } from "@medusajs/framework/zod"
import { ADMIN_BLOG_ORDERS, BLOG_STATUSES, blogTypeSchema } from "../../../contract"
import { lineSchema } from "../../../contract/fields"
import { pagingShape } from "../../../lib/schemas"

export {
  createBlogSchema as AdminCreateBlog,
  type CreateBlogBody as AdminCreateBlogType,
  updateBlogSchema as AdminUpdateBlog,
  type UpdateBlogBody as AdminUpdateBlogType,
} from "../../../contract"

/** Query of `GET /admin/blogs/:id`. */
export const AdminGetBlogParams = z.strictObject({ fields: z.string().optional() })

/** Query of `GET /admin/blogs`. */
export const AdminGetBlogsParams = AdminGetBlogParams.extend({
  ...pagingShape(20, 200),
  order: z.enum(ADMIN_BLOG_ORDERS).default("-created_at"),
  /** Terms that all occur in the title, excerpt, category, author, handle or text. */
  q: lineSchema("q", 200).min(1).optional(),
  type: blogTypeSchema.optional(),
  category: lineSchema("category", 100).min(1).optional(),
  /** Drafts, scheduled articles, or published ones. */
  status: z.enum(BLOG_STATUSES).optional(),
  is_published: z
    .enum(["true", "false"])
    .transform((flag) => flag === "true")
    .optional(),
})
