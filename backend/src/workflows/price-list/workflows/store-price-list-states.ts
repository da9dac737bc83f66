import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type StoredPriceListState } from "../../../modules/price-list-state/service"
import { storePriceListStatesStep } from "../steps/store-price-list-states"

/** Stores which price lists the search index has followed. */
export const storePriceListStatesWorkflow = createWorkflow(
  "store-price-list-states",
  (states: WorkflowData<StoredPriceListState[]>) => new WorkflowResponse(storePriceListStatesStep(states)),
)
