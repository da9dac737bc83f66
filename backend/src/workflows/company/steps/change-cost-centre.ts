import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CostCentreRequest } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface ChangeCostCentre {
  company_id: string
  id: string
  cost_centre: CostCentreRequest
  by: CompanyWriter
}

/** Changes a cost centre of a company. Returns its id. */
export const changeCostCentreStep = createStep(
  "change-cost-centre",
  async ({ company_id, id, cost_centre, by }: ChangeCostCentre, { container }) => {
    const service = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    const change = await service.changeCostCentre({ company_id, id }, cost_centre, by)
    return new StepResponse(change.id, change)
  },
  undoRows("cost_centre"),
)
