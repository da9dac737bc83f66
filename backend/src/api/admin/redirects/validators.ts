import { z } from "@medusajs/framework/zod"
import { createRedirectSchema, importRedirectsSchema, updateRedirectSchema } from "../../../contract"
import { pagingShape, searchTextSchema } from "../../../lib/schemas"

/** Query of `GET /admin/redirects`. */
export const AdminGetRedirectsParams = z.strictObject({
  ...pagingShape(50, 200),
  /** Part of the path or of the target. */
  q: searchTextSchema.min(1).optional(),
})
export type AdminGetRedirectsParamsType = z.infer<typeof AdminGetRedirectsParams>

export const AdminCreateRedirect = createRedirectSchema
export const AdminUpdateRedirect = updateRedirectSchema
export const AdminImportRedirects = importRedirectsSchema
export type AdminImportRedirectsType = z.infer<typeof AdminImportRedirects>
