import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type StockAlertRequest } from "../../../contract"
import { checkAlertedProductStep } from "../steps/check-alerted-product"
import { requestStockAlertStep } from "../steps/request-stock-alert"

/** Stores a request to be told when a product is back. Returns the id of the request whose mail is due, or null. */
export const requestStockAlertWorkflow = createWorkflow("request-stock-alert", (input: StockAlertRequest) => {
  checkAlertedProductStep(input.product_id)
  return new WorkflowResponse(requestStockAlertStep(input))
})
