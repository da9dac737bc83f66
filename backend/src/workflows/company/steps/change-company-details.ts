import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type AccountCompanyRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"

interface Input {
  company_id: string
  details: AccountCompanyRequest
  by: CompanyWriter
}

/** Changes what members may change of their company; a field without a value is emptied. Undone by the earlier values. */
export const changeCompanyDetailsStep = createStep(
  "change-company-details",
  async ({ company_id: id, details, by }: Input, { container }) => {
    const changes = { trading_name: null, phone: null, ...details }
    const { before } = await container
      .resolve<CompanyModuleService>(COMPANY_MODULE)
      .changeCompany(id, changes, by)
    return new StepResponse(id, { id, before })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).changeCompany(undo.id, undo.before, "staff")
  },
)
