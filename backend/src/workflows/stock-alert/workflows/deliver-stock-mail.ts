import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { claimStockMailStep } from "../steps/claim-stock-mail"
import { sendStockMailStep } from "../steps/send-stock-mail"

/** Delivers the pending mail of a request if it is due. Takes `{ id }`, returns the id, or null. */
export const deliverStockMailWorkflow = createWorkflow(
  "deliver-stock-mail",
  (input: { id: string }) => new WorkflowResponse(sendStockMailStep(claimStockMailStep(input.id))),
)
