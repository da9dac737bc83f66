import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CostCentreRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface CreateCostCentre {
  company_id: string
  cost_centre: CostCentreRequest
  by: CompanyWriter
}

/** Stores a cost centre of a company. Returns its id. */
export const createCostCentreStep = createStep(
  "create-cost-centre",
  async ({ company_id, cost_centre, by }: CreateCostCentre, { container }) => {
    const service = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const change = await service.createCostCentre(company_id, cost_centre, by)
    return new StepResponse(change.id, change)
  },
  undoRows("cost_centre"),
)
