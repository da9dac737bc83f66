import { type ICartModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type ForgottenCart } from "./find-forgotten-carts"

/** Deletes carts for good. Not undone: nobody has touched them for weeks, and no later step can fail. */
export const deleteForgottenCartsStep = createStep(
  "delete-forgotten-carts",
  async (carts: ForgottenCart[], { container }) => {
    const service: ICartModuleService = container.resolve(Modules.CART)
    const addresses = carts.flatMap(({ shipping_address_id: shipping, billing_address_id: billing }) =>
      [shipping, billing].filter((id) => id !== null),
    )
    if (carts.length > 0) await service.deleteCarts(carts.map(({ id }) => id))
    if (addresses.length > 0) await service.deleteAddresses([...new Set(addresses)])
    return new StepResponse(carts.length)
  },
)
