import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ChangeCostCentre, changeCostCentreStep } from "../steps/change-cost-centre"

/** Changes a cost centre of a company. Takes `{ company_id, id, cost_centre, by }`; returns its id. */
export const updateCostCentreWorkflow = createWorkflow(
  "update-cost-centre",
  (input: ChangeCostCentre) => new WorkflowResponse(changeCostCentreStep(input)),
)
