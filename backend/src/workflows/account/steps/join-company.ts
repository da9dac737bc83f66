import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type AccountRequest } from "../../../contract"
import { insertCompany } from "../../../modules/company/companies"
import { acceptInvitation } from "../../../modules/company/invitations"
import { addMember, insertMember } from "../../../modules/company/members"
import { POST_MODULE } from "../../../modules/post"
import { owe, STAFF } from "../../../modules/post/owe"
import { type PostModuleService } from "../../../modules/post/service"
import { accountRefusal } from "../../../safety/account-refusal"

/** Who joins with which invitation; a founder also names the company's number and group. */
interface Joining {
  token: string
  customer_id: string
  group: { id: string; account_number: string } | null
}

/** Ids of mails to staff, and the name of the company. */
interface Joined {
  mails: string[]
  company_name: string
}

async function join(manager: SqlEntityManager, { token, customer_id, group }: Joining): Promise<Joined> {
  const invitation = await acceptInvitation(manager, token)
  const { company_id, roles, email } = invitation
  if (company_id !== null) {
    const [company] = await manager.execute<{ legal_name: string; status: string }[]>(
      "select legal_name, status from company where id = ? and deleted_at is null",
      [company_id],
    )
    if (company === undefined || company.status === "closed") throw accountRefusal("invitation_invalid")
    await addMember(manager, { company_id, customer_id, roles })
    return { mails: [], company_name: company.legal_name }
  }
  if (group === null) throw accountRefusal("invitation_invalid")
  const answers = invitation.payload as unknown as AccountRequest
  const company = await insertCompany(manager, {
    legal_name: answers.legal_name,
    trading_name: answers.trading_name ?? null,
    company_type: answers.company_type,
    company_number: answers.company_number ?? null,
    vat_number: answers.vat_number ?? null,
    registered_address: { ...answers.registered_address, line2: answers.registered_address.line2 ?? null },
    invoice_email: email,
    phone: answers.phone,
    account_number: group.account_number,
    customer_group_id: group.id,
  })
  await insertMember(manager, { company_id: company.id, customer_id, roles })
  const mails = await owe(manager, [
    {
      kind: "new_company",
      ...{ subject_type: "company", subject_id: company.id, company_id: company.id },
      ...{ version: "1", recipient: STAFF },
    },
  ])
  return { mails, company_name: company.legal_name }
}

/**
 * Uses an invitation up and makes the company, its first member and the mail to staff, or the member, in one transaction:
 * whatever a process that dies leaves behind, it is no half of these. The last step of its workflow that can fail, so
 * nothing undoes it.
 *
 * @throws Refusal (410) where the link opens nothing any more, (409) where the person belongs to a company already
 */
export const joinCompanyStep = createStep(
  "join-company",
  async (joining: Joining, { container }) =>
    new StepResponse(
      await container
        .resolve<PostModuleService>(POST_MODULE)
        .inTransaction((manager) => join(manager, joining)),
    ),
)
