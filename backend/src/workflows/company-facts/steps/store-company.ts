import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type SaveCompany } from "../../../contract"
import { COMPANY_FACTS_MODULE } from "../../../modules/company-facts"
import { type CompanyFactsModuleService } from "../../../modules/company-facts/service"

/** Stores the company's facts; undone by storing those of before. */
export const storeCompanyStep = createStep(
  "store-company",
  async (input: SaveCompany, { container }) => {
    const { facts, version } = await container
      .resolve<CompanyFactsModuleService>(COMPANY_FACTS_MODULE)
      .store(input)
    return new StepResponse({ id: "company" }, { facts, version })
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<CompanyFactsModuleService>(COMPANY_FACTS_MODULE).putBack(before)
  },
)
