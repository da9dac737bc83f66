import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AccountDoneResponse } from "../../../../../contract"
import { revokeInvitationWorkflow } from "../../../../../workflows/account/workflows/revoke-invitation"
import { accountOf, writerOf } from "../../account-of"

/** Revokes an invitation, whose link opens nothing any more. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<AccountDoneResponse>): Promise<void> {
  await revokeInvitationWorkflow(req.scope).run({
    input: { company_id: accountOf(req).companyId, id: req.params.id ?? "", by: writerOf(req) },
  })
  res.json({ done: true })
}
