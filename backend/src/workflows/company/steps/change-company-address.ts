import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CompanyAddressRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface ChangeCompanyAddress {
  company_id: string
  id: string
  address: CompanyAddressRequest
  by: CompanyWriter
}

/** Changes an address of a company. Returns its id. */
export const changeCompanyAddressStep = createStep(
  "change-company-address",
  async ({ company_id, id, address, by }: ChangeCompanyAddress, { container }) => {
    const service = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const change = await service.changeAddress({ company_id, id }, address, by)
    return new StepResponse(change.id, change)
  },
  undoRows("company_address"),
)
