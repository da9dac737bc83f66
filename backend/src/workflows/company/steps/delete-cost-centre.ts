import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { undoRows } from "./undo-rows"

export interface DeleteCostCentre {
  company_id: string
  id: string
  by: CompanyWriter
}

/** Deletes a cost centre of a company for good. Returns its id. */
export const deleteCostCentreStep = createStep(
  "delete-cost-centre",
  async ({ by, ...target }: DeleteCostCentre, { container }) => {
    const change = await container.resolve<CompanyModuleService>(COMPANY_MODULE).deleteCostCentre(target, by)
    return new StepResponse(change.id, change)
  },
  undoRows("cost_centre"),
)
