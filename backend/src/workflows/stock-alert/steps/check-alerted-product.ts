import { MedusaError, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readProductRows } from "../../../search/product-rows"

/** Refuses a product that is not sold. One that is in stock again is accepted: its mail goes out at once. Writes nothing. */
export const checkAlertedProductStep = createStep(
  "check-alerted-product",
  async (productId: string, { container }) => {
    const [row] = await readProductRows(container, [productId])
    if (row?.status !== ProductStatus.PUBLISHED) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no such product.")
    }
    return new StepResponse(null)
  },
)
