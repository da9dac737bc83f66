import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetStockAlertsStep } from "../steps/forget-stock-alerts"

/** Deletes a request. Takes `{ id }`, returns the number of deleted ones. */
export const forgetStockAlertWorkflow = createWorkflow(
  "forget-stock-alert",
  (input: { id: string }) => new WorkflowResponse(forgetStockAlertsStep(input)),
)
