import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import {
  type AccountDoneResponse,
  type CompanyMemberRequest,
  type CompanyMemberResponse,
} from "../../../../../contract"
import { removeMemberWorkflow } from "../../../../../workflows/company/workflows/remove-member"
import { updateMemberWorkflow } from "../../../../../workflows/company/workflows/update-member"
import { accountOf, writerOf } from "../../account-of"
import { readMember } from "../read-members"

/** Gives a member other roles, suspends one, or lets one in again. */
export async function POST(
  req: MedusaRequest<CompanyMemberRequest>,
  res: MedusaResponse<CompanyMemberResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  await updateMemberWorkflow(req.scope).run({
    input: { company_id: accountOf(req).companyId, id, ...req.validatedBody, by: writerOf(req) },
  })
  res.json({ member: await readMember(req, id) })
}

/** Removes a member. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<AccountDoneResponse>): Promise<void> {
  await removeMemberWorkflow(req.scope).run({
    input: { company_id: accountOf(req).companyId, id: req.params.id ?? "", by: writerOf(req) },
  })
  res.json({ done: true })
}
