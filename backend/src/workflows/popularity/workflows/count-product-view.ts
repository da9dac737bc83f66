import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { countPopularityStep } from "../steps/count-popularity"
import { findPublishedProductStep } from "../steps/find-published-product"

/** Counts one view of a published product. Takes and returns `{ product_id }`; throws where there is none. */
export const countProductViewWorkflow = createWorkflow(
  "count-product-view",
  (input: { product_id: string }) => {
    const id = findPublishedProductStep(input.product_id)
    const counts = transform({ id }, (found) => [{ product_id: found.id, views: 1, inquiries: 0 }])
    countPopularityStep(counts)
    return new WorkflowResponse(input)
  },
)
