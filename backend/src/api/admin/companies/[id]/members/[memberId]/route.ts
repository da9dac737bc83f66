import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminCompanyAccountResponse, type CompanyMemberRequest } from "../../../../../../contract"
import { removeMemberWorkflow } from "../../../../../../workflows/company/workflows/remove-member"
import { updateMemberWorkflow } from "../../../../../../workflows/company/workflows/update-member"
import { readCompany } from "../../../read-company"

/** The member of the path, whom staff change. */
const memberOf = ({ params: { id = "", memberId = "" } }: AuthenticatedMedusaRequest<unknown>) => ({
  ...{ company_id: id, id: memberId, by: "staff" as const },
})

/** Gives a member other roles, suspends one, or lets one in again; the last admin stays. */
export async function POST(
  req: AuthenticatedMedusaRequest<CompanyMemberRequest>,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  await updateMemberWorkflow(req.scope).run({ input: { ...memberOf(req), ...req.validatedBody } })
  res.json(await readCompany(req.scope, req.params.id ?? ""))
}

/** Removes a member, who stays as a row; the last admin stays. */
export async function DELETE(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyAccountResponse>,
): Promise<void> {
  await removeMemberWorkflow(req.scope).run({ input: memberOf(req) })
  res.json(await readCompany(req.scope, req.params.id ?? ""))
}
