import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse } from "../../../../../../../contract"
import { renewInvitationWorkflow } from "../../../../../../../workflows/account/workflows/invite-member"
import { readCompany, readOpenCompany } from "../../../../read-company"

/** Mails an invitation again with another link; the former one opens nothing any more. Not of a closed company. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const { id = "", invitationId = "" } = req.params
  await readOpenCompany(req.scope, id)
  await renewInvitationWorkflow(req.scope).run({
    input: { company_id: id, id: invitationId, by: "staff" },
  })
  res.json(await readCompany(req.scope, id))
}
