import { z } from "@medusajs/framework/zod"
import { STORE_LIST_MOST } from "../../../contract"
import { pagingShape } from "../../../lib/schemas"

/** Query of `GET /store/machine-types`. */
export const StoreGetMachineTypesParams = z.strictObject({
  ...pagingShape(STORE_LIST_MOST, STORE_LIST_MOST),
  /** Handle of a brand: only its products count then. */
  brand: z.string().min(1).max(255).optional(),
  handle: z.string().min(1).max(255).optional(),
})
export type StoreGetMachineTypesParamsType = z.infer<typeof StoreGetMachineTypesParams>

/** Query of `GET /store/machine-types/:key`: none. */
export const StoreGetMachineTypeParams = z.strictObject({})
