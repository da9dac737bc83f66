import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface DeleteCompanyAddress {
  company_id: string
  id: string
  by: CompanyWriter
}

/** Deletes an address of a company for good. Returns its id. */
export const deleteCompanyAddressStep = createStep(
  "delete-company-address",
  async ({ by, ...target }: DeleteCompanyAddress, { container }) => {
    const change = await container.resolve<CompanyModuleService>(COMPANY_MODULE).deleteAddress(target, by)
    return new StepResponse(change.id, change)
  },
  undoRows("company_address"),
)
