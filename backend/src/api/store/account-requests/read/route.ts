import { type MedusaResponse, type MedusaStoreRequest } from "@medusajs/framework/http"
import { type AccountInvitationResponse, type AccountRequest } from "../../../../contract"
import { COMPANY_MODULE } from "../../../../modules/company"
import { type CompanyModuleService } from "../../../../modules/company/service"
import { accountRefusal } from "../../../../safety/account-refusal"

/** Reads what the page behind a mailed link shows before a password is chosen. */
export async function POST(
  req: MedusaStoreRequest<{ token: string }>,
  res: MedusaResponse<AccountInvitationResponse>,
): Promise<void> {
  const companies = req.scope.resolve<CompanyModuleService>(COMPANY_MODULE)
  const invitation = await companies.invitationOf(req.validatedBody.token)
  if (invitation === null) throw accountRefusal("invitation_invalid")
  const { kind, email, roles, company_id, expires_at } = invitation
  const answers = invitation.payload as AccountRequest | null
  const [company] = company_id === null ? [] : await companies.listCompanies({ id: company_id })
  const company_name = company?.legal_name ?? answers?.legal_name
  if (company_name === undefined || company?.status === "closed") throw accountRefusal("invitation_invalid")
  res.json({
    account_invitation: {
      ...{ kind, email, company_name, roles },
      first_name: answers?.first_name ?? null,
      last_name: answers?.last_name ?? null,
      expires_at: new Date(expires_at).toISOString(),
    },
  })
}
