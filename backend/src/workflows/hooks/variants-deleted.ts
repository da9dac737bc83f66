import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { deleteItemsLeftBehind, restoreItems } from "../product/unmanaged-stock"

deleteProductVariantsWorkflow.hooks.productVariantsDeleted(
  async ({ ids }, { container }) => new StepResponse(undefined, await deleteItemsLeftBehind(container, ids)),
  async (items, { container }) => {
    if (items) await restoreItems(container, items)
  },
)
