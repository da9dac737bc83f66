import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { touchProducts } from "../product/touch-products"

updateProductVariantsWorkflow.hooks.productVariantsUpdated(async ({ product_variants }, { container }) => {
  await touchProducts(container, [...new Set(product_variants.flatMap(({ product_id }) => product_id ?? []))])
  return new StepResponse(undefined)
})
