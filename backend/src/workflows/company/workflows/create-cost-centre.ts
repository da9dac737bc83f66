import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateCostCentre, createCostCentreStep } from "../steps/create-cost-centre"

/** Stores a cost centre of a company. Takes `{ company_id, cost_centre, by }`; returns its id. */
export const createCostCentreWorkflow = createWorkflow(
  "create-cost-centre",
  (input: CreateCostCentre) => new WorkflowResponse(createCostCentreStep(input)),
)
