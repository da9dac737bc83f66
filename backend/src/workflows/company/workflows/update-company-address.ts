import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type ChangeCompanyAddress, changeCompanyAddressStep } from "../steps/change-company-address"

/** Changes an address of a company. Takes `{ company_id, id, address, by }`; returns its id. */
export const updateCompanyAddressWorkflow = createWorkflow(
  "update-company-address",
  (input: ChangeCompanyAddress) => new WorkflowResponse(changeCompanyAddressStep(input)),
)
