import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { queueNewsStep } from "../steps/queue-news"

/** Makes the mails due for products that are in stock again. Takes `{ product_ids }`, returns ids of requests. */
export const queueStockNewsWorkflow = createWorkflow(
  "queue-stock-news",
  (input: { product_ids: string[] }) => new WorkflowResponse(queueNewsStep(input.product_ids)),
)
