import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { confirmStockAlertStep } from "../steps/confirm-stock-alert"

/** Confirms a request. Takes `{ id }`, returns whether there is one. */
export const confirmStockAlertWorkflow = createWorkflow(
  "confirm-stock-alert",
  (input: { id: string }) => new WorkflowResponse(confirmStockAlertStep(input.id)),
)
