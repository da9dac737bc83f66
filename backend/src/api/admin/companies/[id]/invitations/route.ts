import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type CompanyInvitationRequest } from "../../../../../contract"
import { inviteMemberWorkflow } from "../../../../../workflows/account/workflows/invite-member"
import { readCompany, readOpenCompany } from "../../read-company"

/** Invites somebody into a company that is not closed, also into one that nobody belongs to any more. */
export async function POST(
  req: AuthenticatedMedusaRequest<CompanyInvitationRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await readOpenCompany(req.scope, id)
  await inviteMemberWorkflow(req.scope).run({
    input: { company_id: id, member_id: null, by: "staff", ...req.validatedBody },
  })
  res.json(await readCompany(req.scope, id))
}
