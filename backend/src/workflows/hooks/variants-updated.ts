import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { touchProducts } from "../product/touch-products"
import { giveItemsBack, takeItemsOff } from "../product/unmanaged-stock"

updateProductVariantsWorkflow.hooks.productVariantsUpdated(
  async ({ product_variants }, { container }) => {
    const products = [...new Set(product_variants.flatMap(({ product_id }) => product_id ?? []))]
    await touchProducts(container, products)
    return new StepResponse(undefined, await giveItemsBack(container, products))
  },
  async (links, { container }) => {
    if (links) await takeItemsOff(container, links)
  },
)
