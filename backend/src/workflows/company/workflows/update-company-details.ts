import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type AccountCompanyRequest } from "../../../contract"
import { type CompanyWriter } from "../../../modules/company/types"
import { changeCompanyDetailsStep } from "../steps/change-company-details"

/** Changes what members may change of their company. Takes `{ company_id, details, by }`; returns the company's id. */
export const updateCompanyDetailsWorkflow = createWorkflow(
  "update-company-details",
  (input: { company_id: string; details: AccountCompanyRequest; by: CompanyWriter }) =>
    new WorkflowResponse(changeCompanyDetailsStep(input)),
)
