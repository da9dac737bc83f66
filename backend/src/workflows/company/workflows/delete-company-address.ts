import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type DeleteCompanyAddress, deleteCompanyAddressStep } from "../steps/delete-company-address"

/** Deletes an address of a company for good. Takes `{ company_id, id, by }`; returns its id. */
export const deleteCompanyAddressWorkflow = createWorkflow(
  "delete-company-address",
  (input: DeleteCompanyAddress) => new WorkflowResponse(deleteCompanyAddressStep(input)),
)
