import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { COMPANY_MODULE } from "../../../modules/company"
import { type CompanyModuleService } from "../../../modules/company/service"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"
import { accountRefusal } from "../../../safety/account-refusal"
import { accountHolder } from "../account-holder"

/**
 * Reads an open invitation whose address nobody has. Writes nothing.
 *
 * @throws Refusal (410) where the link opens nothing any more, (409) where the person belongs to a company already
 */
export const readInvitationStep = createStep(
  "read-invitation",
  async ({ token }: { token: string }, { container }) => {
    const invitation = await container.resolve<CompanyModuleService>(COMPANY_MODULE).invitationOf(token)
    if (invitation === null) throw accountRefusal("invitation_invalid")
    const holder = await container
      .resolve<PostModuleService>(POST_MODULE)
      .inTransaction((manager) => accountHolder(manager, invitation.email))
    if (holder !== null) throw accountRefusal("already_member")
    return new StepResponse(invitation)
  },
)
