import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CompanyTransition } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { moveCompany } from "../../../modules/company/companies"
import { type CompanyModuleService } from "../../../modules/company/service"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"
import { oweApproval } from "../../post/owe-news"

interface Move {
  id: string
  transition: CompanyTransition
}

/**
 * Moves a company to another state by a transition of the contract's table. Its admins are owed a mail about an approval, in the
 * same transaction. Undone by the earlier state, unless it has been moved on since, and without the mails. Returns the new state and
 * the ids of the mails.
 *
 * @throws Refusal (not found), (conflict) where its state does not allow the transition
 */
export const moveCompanyStep = createStep(
  "move-company",
  async ({ id, transition }: Move, { container }) => {
    const { company, before, mails } = await container
      .resolve<PostModuleService>(POST_MODULE)
      .inTransaction(async (manager) => ({
        ...(await moveCompany(manager, id, transition)),
        mails: transition === "approve" ? await oweApproval(manager, id) : [],
      }))
    return new StepResponse({ status: company.status, mails }, { id, transition, before, mails })
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve<PostModuleService>(POST_MODULE).unowe(undo.mails)
    await container
      .resolve<CompanyModuleService>(COMPANY_MODULE)
      .moveCompanyBack(undo.id, undo.transition, undo.before)
  },
)
