import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type CompanyInvitationRequest, type CompanyInvitationResponse } from "../../../../contract"
import { SAFETY_MODULE } from "../../../../modules/safety"
import { type SafetyModuleService } from "../../../../modules/safety/service"
import { inviteMemberWorkflow } from "../../../../workflows/account/workflows/invite-member"
import { accountOf, writerOf } from "../account-of"
import { toInvitation } from "../shapes"

/** Invites a colleague. The response discloses nothing about accounts that the address has with other companies. */
export async function POST(
  req: MedusaRequest<CompanyInvitationRequest>,
  res: MedusaResponse<CompanyInvitationResponse>,
): Promise<void> {
  const { companyId: company_id, memberId: member_id } = accountOf(req)
  await req.scope.resolve<SafetyModuleService>(SAFETY_MODULE).limits.take("invitations", company_id)
  const { result } = await inviteMemberWorkflow(req.scope).run({
    input: { company_id, member_id, by: writerOf(req), ...req.validatedBody },
  })
  res.json({ invitation: toInvitation(result) })
}
