import { StepResponse } from "@medusajs/framework/workflows-sdk"
import { updateProductCategoriesWorkflow } from "@medusajs/medusa/core-flows"
import { recordHandles, undoRecordedHandles } from "../../modules/handle-history/handle-history"

updateProductCategoriesWorkflow.hooks.categoriesUpdated(
  async ({ categories }, { container }) =>
    new StepResponse(undefined, await recordHandles(container, "machine_type", categories)),
  async (undo, { container }) => {
    if (undo) await undoRecordedHandles(container, undo)
  },
)
