import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type DeleteCostCentre, deleteCostCentreStep } from "../steps/delete-cost-centre"

/** Deletes a cost centre of a company for good. Takes `{ company_id, id, by }`; returns its id. */
export const deleteCostCentreWorkflow = createWorkflow(
  "delete-cost-centre",
  (input: DeleteCostCentre) => new WorkflowResponse(deleteCostCentreStep(input)),
)
