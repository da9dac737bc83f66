import { type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type AccountPersonalDataResponse, emailKey } from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { type InvitationRow } from "../../../../modules/company/types"
import { accountOf } from "../account-of"
import { readCompany } from "../read-account"
import { toInvitation, toPerson } from "../shapes"

/** Most invitations to one address in a response; older ones are deleted in time. */
const INVITATIONS_MOST = 1_000

/** Everything that is stored about the person who asks (UK GDPR, articles 15 and 20). */
export async function GET(
  req: MedusaRequest,
  res: MedusaResponse<AccountPersonalDataResponse>,
): Promise<void> {
  const { customerId, memberId } = accountOf(req)
  const customers: ICustomerModuleService = req.scope.resolve(Modules.CUSTOMER)
  const companies = req.scope.resolve<CompanyModuleService>(COMPANY_MODULE)
  const [person, company, member] = await Promise.all([
    customers.retrieveCustomer(customerId),
    readCompany(req),
    companies.retrieveCompanyMember(memberId),
  ])
  const invitations = await companies.listCompanyInvitations(
    { email: emailKey(person.email) },
    { take: INVITATIONS_MOST, order: { created_at: "ASC", id: "ASC" } },
  )
  res.json({
    personal_data: {
      person: { ...toPerson(person), created_at: new Date(person.created_at).toISOString() },
      membership: {
        company: company.legal_name,
        roles: [...accountOf(req).roles],
        status: member.status,
        joined_at: new Date(member.created_at).toISOString(),
      },
      invitations: (invitations as unknown as InvitationRow[]).map(toInvitation),
    },
  })
}
