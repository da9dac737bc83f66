import { z } from "@medusajs/framework/zod"
import { pagingShape } from "../../../lib/schemas"

/** Query of `GET /store/brands`. */
export const StoreGetBrandsParams = z.strictObject({
  ...pagingShape(100, 1_000),
  /** Part of the name, in any case. */
  q: z.string().trim().min(1).max(200).optional(),
  handle: z.string().min(1).max(255).optional(),
})
export type StoreGetBrandsParamsType = z.infer<typeof StoreGetBrandsParams>
