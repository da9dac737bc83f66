import { type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { COMPANY_MEMBERS_MOST, type CompanyInvitation, type CompanyMember } from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { type InvitationRow, type MemberRow } from "../../../../modules/company/types"
import { accountRefusal } from "../../../../safety/account-refusal"
import { accountOf } from "../account-of"
import { type PersonRow, toInvitation, toMember } from "../shapes"

const FIELDS = [
  "id",
  "roles",
  "status",
  "created_at",
  "customer.email",
  "customer.first_name",
  "customer.last_name",
]

/**
 * The members of the company of who asks, those who were removed left out, first come first.
 *
 * @param id of the only one to read
 */
async function readMembers(req: MedusaRequest, id?: string): Promise<CompanyMember[]> {
  const { companyId, memberId } = accountOf(req)
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "company_member",
    fields: FIELDS,
    filters: { company_id: companyId, ...(id === undefined ? { status: ["active", "suspended"] } : { id }) },
    pagination: { take: COMPANY_MEMBERS_MOST, order: { created_at: "ASC", id: "ASC" } },
  })
  const rows = data as unknown as (MemberRow & { customer?: PersonRow | null })[]
  return rows.map((row) => toMember(row, row.customer, memberId))
}

/** The members of the company of who asks. */
export const listMembers = (req: MedusaRequest): Promise<CompanyMember[]> => readMembers(req)

/** A member of the company of who asks. @throws Refusal (not found), also for another company's */
export async function readMember(req: MedusaRequest, id: string): Promise<CompanyMember> {
  const [member] = await readMembers(req, id)
  if (!member) throw accountRefusal("not_found")
  return member
}

/** The open invitations of the company of who asks, the newest first. */
export async function listInvitations(req: MedusaRequest): Promise<CompanyInvitation[]> {
  const rows = await req.scope.resolve<CompanyModuleService>(COMPANY_MODULE).listCompanyInvitations(
    {
      company_id: accountOf(req).companyId,
      accepted_at: null,
      revoked_at: null,
      expires_at: { $gt: new Date() },
    },
    { take: COMPANY_MEMBERS_MOST, order: { created_at: "DESC", id: "ASC" } },
  )
  return (rows as unknown as InvitationRow[]).map(toInvitation)
}
