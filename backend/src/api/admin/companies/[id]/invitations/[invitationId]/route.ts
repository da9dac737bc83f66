import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse } from "../../../../../../contract"
import { revokeInvitationWorkflow } from "../../../../../../workflows/account/workflows/revoke-invitation"
import { readCompany } from "../../../read-company"

/** Revokes an invitation of a company, whose link opens nothing any more. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const { id = "", invitationId = "" } = req.params
  await revokeInvitationWorkflow(req.scope).run({
    input: { company_id: id, id: invitationId, by: "staff" },
  })
  res.json(await readCompany(req.scope, id))
}
