import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ScheduledPriceClaim } from "../../../modules/scheduled-price/service"
import { recordActivityStep } from "../../activity/steps/record-activity"
import { saveProductsWorkflow } from "../../product/save-products/save-products"
import { beginScheduledPriceStep } from "../steps/begin-scheduled-price"
import { endScheduledPriceStep } from "../steps/end-scheduled-price"

/**
 * Gives a product its scheduled price, or the one of before at the end, all or nothing, with an entry in the activity log.
 * Takes {@link ScheduledPriceClaim}, returns the ids of changed products. That the price is over is stored last: only then
 * may another server begin the product's next one.
 */
export const applyScheduledPriceWorkflow = createWorkflow(
  "apply-scheduled-price",
  (input: ScheduledPriceClaim) => {
    const turn = beginScheduledPriceStep(input)
    const products = transform({ turn }, (data) => ({ products: data.turn.saves }))
    when("a-price-changes", products, (data) => data.products.length > 0).then(() => {
      saveProductsWorkflow.runAsStep({ input: products })
    })
    recordActivityStep(transform({ turn }, (data) => data.turn.activity))
    endScheduledPriceStep(transform({ input, turn }, (data) => ({ ...data.input, goesOn: data.turn.goesOn })))
    return new WorkflowResponse(transform({ products }, (data) => data.products.products.map(({ id }) => id)))
  },
)
