import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type ProductsAdditionalData } from "../product/additional-data"
import { saveProductDetails, undoProductDetails } from "../product/save-product-details"
import { touchProducts } from "../product/touch-products"

updateProductsWorkflow.hooks.productsUpdated(
  async ({ products, additional_data }, { container }) => {
    const data = additional_data as ProductsAdditionalData | undefined
    await touchProducts(
      container,
      products.map(({ id }) => id),
    )
    return new StepResponse(undefined, await saveProductDetails(container, products, data))
  },
  async (undo, { container }) => {
    if (undo) await undoProductDetails(container, undo)
  },
)
