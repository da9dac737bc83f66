import { z } from "@medusajs/framework/zod"
import { ADMIN_URL_SEO_ORDERS, sitePathSchema } from "../../../contract"
import { lineSchema } from "../../../contract/fields"
import { pagingShape } from "../../../lib/schemas"

export {
  batchUrlSeoSchema as AdminBatchUrlSeo,
  type BatchUrlSeoBody as AdminBatchUrlSeoType,
  createUrlSeoSchema as AdminCreateUrlSeo,
  type CreateUrlSeoBody as AdminCreateUrlSeoType,
  updateUrlSeoSchema as AdminUpdateUrlSeo,
  type UpdateUrlSeoBody as AdminUpdateUrlSeoType,
} from "../../../contract"

/** Query of `GET /admin/url-seo/:id`. */
export const AdminGetUrlSeoParams = z.strictObject({ fields: z.string().optional() })

/** Query of `GET /admin/url-seo`. */
export const AdminGetUrlSeosParams = AdminGetUrlSeoParams.extend({
  ...pagingShape(50, 200),
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
