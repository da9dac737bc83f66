import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteScheduledPriceStep } from "../steps/delete-scheduled-price"

/** Deletes a scheduled price; the product's present price stays. Takes `{ id }`. */
export const deleteScheduledPriceWorkflow = createWorkflow(
  "delete-scheduled-price",
  (input: { id: string }) => new WorkflowResponse(deleteScheduledPriceStep(input.id)),
)
