import { z } from "@medusajs/framework/zod"
import { pagingShape } from "../../../lib/schemas"

/** Query of `GET /store/machine-types`. */
export const StoreGetMachineTypesParams = z.strictObject({
  ...pagingShape(100, 200),
  /** Handle of a brand: only its products count then. */
  brand: z.string().min(1).max(255).optional(),
  handle: z.string().min(1).max(255).optional(),
})
export type StoreGetMachineTypesParamsType = z.infer<typeof StoreGetMachineTypesParams>
