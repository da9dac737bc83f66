import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type InvitationChange } from "./invite-member"

/** Revokes an invitation of a company, whose link opens nothing any more. Undone by opening it again. */
export const revokeInvitationStep = createStep(
  "revoke-invitation",
  async ({ company_id, id, by }: InvitationChange, { container }) => {
    const companies = container.resolve<CompanyModuleService>(COMPANY_MODULE)
    await companies.revokeInvitation({ company_id, id }, by)
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<CompanyModuleService>(COMPANY_MODULE).unrevokeInvitations([id])
  },
)
