import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"

/** Deletes one portion of invitations for good; returns their number. Not undone: their time is over. */
export const forgetCompanyInvitationsStep = createStep(
  "forget-company-invitations",
  async ({ before, most }: { before: string; most: number }, { container }) =>
    new StepResponse(
      await container.resolve<CompanyModuleService>(COMPANY_MODULE).forgetInvitations(new Date(before), most),
    ),
)
