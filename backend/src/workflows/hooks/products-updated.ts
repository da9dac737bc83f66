import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { type ProductsAdditionalData } from "../product/additional-data"
import { saveProductDetails, undoProductDetails } from "../product/save-product-details"
import { touchProducts } from "../product/touch-products"
import { giveItemsBack, takeItemsOff } from "../product/unmanaged-stock"

updateProductsWorkflow.hooks.productsUpdated(
  async ({ products, additional_data }, { container }) => {
    const data = additional_data as ProductsAdditionalData | undefined
    const ids = products.map(({ id }) => id)
    await touchProducts(container, ids)
    const links = await giveItemsBack(container, ids)
    try {
      const details = await saveProductDetails(container, products, data)
      return new StepResponse(undefined, { links, details })
    } catch (error) {
      await takeItemsOff(container, links)
      throw error
    }
  },
  async (undo, { container }) => {
    if (!undo) return
    await undoProductDetails(container, undo.details)
    await takeItemsOff(container, undo.links)
  },
)
