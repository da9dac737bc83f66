import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"

/** Reads the id of the customer group that carries a company's prices. */
export const readPriceGroupStep = createStep(
  "read-price-group",
  async ({ company_id: id }: { company_id: string }, { container }) => {
    const company = await container.resolve<CompanyModuleService>(COMPANY_MODULE).retrieveCompany(id)
    return new StepResponse(company.customer_group_id)
  },
)
