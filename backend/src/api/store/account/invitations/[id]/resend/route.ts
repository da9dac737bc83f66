import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type CompanyInvitationResponse } from "../../../../../../contract"
import { SAFETY_MODULE } from "../../../../../../modules/safety"
import { type SafetyModuleService } from "../../../../../../modules/safety/service"
import { renewInvitationWorkflow } from "../../../../../../workflows/account/workflows/invite-member"
import { accountOf, writerOf } from "../../../account-of"
import { toInvitation } from "../../../shapes"

/** Mails an invitation again with another link, which works as long as a new one. */
export async function POST(
  req: MedusaRequest,
  res: MedusaResponse<CompanyInvitationResponse>,
): Promise<void> {
  const { companyId: company_id } = accountOf(req)
  await req.scope.resolve<SafetyModuleService>(SAFETY_MODULE).limits.take("invitations", company_id)
  const { result } = await renewInvitationWorkflow(req.scope).run({
    input: { company_id, id: req.params.id ?? "", by: writerOf(req) },
  })
  res.json({ invitation: toInvitation(result) })
}
