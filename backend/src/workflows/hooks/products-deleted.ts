import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { deleteItemsLeftBehind, restoreItems } from "../product/unmanaged-stock"

deleteProductsWorkflow.hooks.productsDeleted(
  async ({ ids }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const variants = await database("product_variant")
      .whereIn("product_id", ids)
      .select<{ id: string }[]>("id")
    const items = await deleteItemsLeftBehind(
      container,
      variants.map(({ id }) => id),
    )
    return new StepResponse(undefined, items)
  },
  async (items, { container }) => {
    if (items) await restoreItems(container, items)
  },
)
