import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"

export interface ClearDuplicate {
  id: string
  /** Id of the company that staff have compared it with. */
  of: string
}

/**
 * Notes that a company is no duplicate of another with the same company number. Undone by making it a possible one again. Returns
 * its id.
 *
 * @throws Refusal as `clearDuplicate` does
 */
export const clearDuplicateStep = createStep(
  "clear-duplicate",
  async ({ id, of }: ClearDuplicate, { container }) => {
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).clearDuplicate(id, of)
    return new StepResponse(id, { id, of })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).restoreDuplicate(undo.id, undo.of)
  },
)
