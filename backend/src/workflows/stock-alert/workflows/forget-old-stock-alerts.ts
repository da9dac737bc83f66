import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ForgetOldStockAlerts, forgetOldStockAlertsStep } from "../steps/forget-old-stock-alerts"

/** Deletes requests whose time is over. Takes {@link ForgetOldStockAlerts}, returns their number. */
export const forgetOldStockAlertsWorkflow = createWorkflow(
  "forget-old-stock-alerts",
  (input: ForgetOldStockAlerts) => new WorkflowResponse(forgetOldStockAlertsStep(input)),
)
