import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ProductFilters } from "../../../search/visible-products"
import { countMissedSearchStep } from "../steps/count-missed-search"
import { findMissedTextStep } from "../steps/find-missed-text"

/**
 * Counts a search that found no product, without anything about who searched. Takes `{ text, visible }`: the text as typed, and
 * filters for the products that may be seen. Returns whether it was counted.
 */
export const countMissedSearchWorkflow = createWorkflow(
  "count-missed-search",
  (input: { text: string; visible: ProductFilters }) => {
    const text = findMissedTextStep(input)
    const counted = transform({ text }, (found) => ({ text: found.text }))
    return new WorkflowResponse(countMissedSearchStep(counted))
  },
)
