import { z } from "@medusajs/framework/zod"
import { lineSchema } from "./schemas/fields"
import { sitePathSchema } from "./schemas/site-path"
import { ADMIN_URL_SEO_ORDERS } from "./schemas/url-seo"

export {
  batchUrlSeoSchema as AdminBatchUrlSeo,
  type BatchUrlSeoBody as AdminBatchUrlSeoType,
  createUrlSeoSchema as AdminCreateUrlSeo,
  type CreateUrlSeoBody as AdminCreateUrlSeoType,
  updateUrlSeoSchema as AdminUpdateUrlSeo,
  type UpdateUrlSeoBody as AdminUpdateUrlSeoType,
} from "./schemas/url-seo"

/** Largest offset of a list: a database reads and drops all rows before it. */
const DEEPEST = 1_000_000

/** Query of `GET /store/url-seo`. */
export const StoreGetUrlSeoParams = z.strictObject({
  /** Path of a page, in any spelling. */
  url: z.string().min(1).max(2048),
})
export type StoreGetUrlSeoParamsType = z.infer<typeof StoreGetUrlSeoParams>

/** Query of `GET /admin/url-seo/:id`. */
export const AdminGetUrlSeoParams = z.strictObject({ fields: z.string().optional() })

/** Query of `GET /admin/url-seo`. */
export const AdminGetUrlSeosParams = AdminGetUrlSeoParams.extend({
  limit: z.coerce.number().int().min(0).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(DEEPEST).default(0),
  order: z.enum(ADMIN_URL_SEO_ORDERS).default("url"),
  /** Terms that all occur in the path, title or description. */
  q: lineSchema("q", 200).min(1).optional(),
  /** Only the configs of these paths. */
  url: z.union([sitePathSchema, z.array(sitePathSchema).max(100)]).optional(),
  is_active: z
    .enum(["true", "false"])
    .transform((flag) => flag === "true")
    .optional(),
})
