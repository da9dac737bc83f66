import { z } from "@medusajs/framework/zod"
import { blogTypeSchema, STORE_LIST_MOST } from "../../../contract"
import { lineSchema } from "../../../contract/fields"
import { pagingShape } from "../../../lib/schemas"

const text = (what: string) => lineSchema(what, 200).min(1).optional()

/** Query of `GET /store/blogs`. */
export const StoreGetBlogsParams = z.strictObject({
  ...pagingShape(24, STORE_LIST_MOST),
  type: blogTypeSchema.optional(),
  category: text("category"),
  tag: text("tag"),
  /** Terms that all occur in the title, excerpt, category, tags or text. */
  q: text("q"),
})
export type StoreGetBlogsParamsType = z.infer<typeof StoreGetBlogsParams>

/** Query of `GET /store/blogs/:key` and of its related articles: none. */
export const StoreGetBlogParams = z.strictObject({})
