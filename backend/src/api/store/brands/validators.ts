import { z } from "@medusajs/framework/zod"
import { STORE_LIST_MOST } from "../../../contract"
import { pagingShape } from "../../../lib/schemas"

/** Query of `GET /store/brands`. */
export const StoreGetBrandsParams = z.strictObject({
  ...pagingShape(STORE_LIST_MOST, STORE_LIST_MOST),
  /** Part of the name, in any case. */
  q: z.string().trim().min(1).max(200).optional(),
  handle: z.string().min(1).max(255).optional(),
})
export type StoreGetBrandsParamsType = z.infer<typeof StoreGetBrandsParams>

/** Query of `GET /store/brands/:key`: none. */
export const StoreGetBrandParams = z.strictObject({})
