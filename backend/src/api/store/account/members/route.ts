import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type CompanyMembersResponse, companyRolesAllow } from "../../../../contract"
import { accountOf } from "../account-of"
import { listInvitations, listMembers } from "./read-members"

/** Lists the people of the company; open invitations only for those who manage people. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyMembersResponse>): Promise<void> {
  const seesInvitations = companyRolesAllow(accountOf(req).roles, "people.manage")
  const [members, invitations] = await Promise.all([
    listMembers(req),
    seesInvitations ? listInvitations(req) : [],
  ])
  res.json({ members, invitations })
}
