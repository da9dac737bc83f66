import { type MedusaContainer } from "@medusajs/framework/types"
import {
  type AdminCompanyAccountResponse,
  COMPANY_ADDRESSES_MOST,
  COMPANY_MAILS_SHOWN,
  COMPANY_MEMBERS_MOST,
  type CompanyAddress,
  type CompanyInvitation,
  type CompanyMail,
  COST_CENTRES_MOST,
  type CostCentre,
} from "../../../contract"
import { present } from "../../../lib/not-found"
import { accountRefusal } from "../../../safety/account-refusal"
import { COMPANY_COLUMNS, type CompanyRow, readRows, toAdminCompany } from "./company-rows"

type Member = AdminCompanyAccountResponse["members"][number]

interface MemberRow extends Omit<Member, "email" | "first_name" | "last_name" | "created_at"> {
  email: string | null
  first_name: string | null
  last_name: string | null
  created_at: Date
}

/** Whose customer is gone or was erased: the row stays for the company's records. */
const FORMER_MEMBER = { email: "", first_name: "Former", last_name: "member" }

const toMember = ({ email, first_name: first, last_name: last, ...row }: MemberRow): Member => ({
  id: row.id,
  ...(email === null ? FORMER_MEMBER : { email, first_name: first ?? "", last_name: last ?? "" }),
  roles: row.roles,
  status: row.status,
  created_at: new Date(row.created_at).toISOString(),
})

/** Members of a company, those who are active first. */
async function readMembers(container: MedusaContainer, companyId: string): Promise<Member[]> {
  const rows = await readRows<MemberRow>(
    container,
    `select member.id, member.roles, member.status, member.created_at,
            customer.email, customer.first_name, customer.last_name
       from company_member member
       left join customer on customer.id = member.customer_id and customer.deleted_at is null
      where member.company_id = ? and member.deleted_at is null
      order by member.status, member.created_at, member.id limit ?`,
    // Removed members stay as rows.
    [companyId, 2 * COMPANY_MEMBERS_MOST],
  )
  return rows.map(toMember)
}

/** Invitations that can still be accepted, the newest first. */
async function readInvitations(container: MedusaContainer, companyId: string): Promise<CompanyInvitation[]> {
  const rows = await readRows<
    Pick<CompanyInvitation, "id" | "email" | "roles"> & { expires_at: Date; created_at: Date }
  >(
    container,
    `select id, email, roles, expires_at, created_at from company_invitation
      where company_id = ? and accepted_at is null and revoked_at is null and expires_at > now()
        and deleted_at is null
      order by created_at desc, id limit ?`,
    [companyId, COMPANY_MEMBERS_MOST],
  )
  return rows.map(({ expires_at: until, created_at: at, ...invitation }) => ({
    ...invitation,
    expires_at: new Date(until).toISOString(),
    created_at: new Date(at).toISOString(),
  }))
}

/** Mails about a company, the newest first. */
async function readMails(container: MedusaContainer, companyId: string): Promise<CompanyMail[]> {
  const rows = await readRows<
    Omit<CompanyMail, "next_attempt_at" | "sent_at" | "created_at"> & {
      next_attempt_at: Date | null
      sent_at: Date | null
      created_at: Date
    }
  >(
    container,
    `select id, kind, recipient, status, attempts, next_attempt_at, last_error, sent_at, created_at from post_mail
      where company_id = ? and deleted_at is null order by created_at desc, id limit ?`,
    [companyId, COMPANY_MAILS_SHOWN],
  )
  return rows.map(({ next_attempt_at: next, sent_at: sent, created_at: at, ...mail }) => ({
    ...mail,
    next_attempt_at: next && new Date(next).toISOString(),
    sent_at: sent && new Date(sent).toISOString(),
    created_at: new Date(at).toISOString(),
  }))
}

/**
 * Reads a company with what belongs to it, for staff.
 *
 * @throws MedusaError (not found)
 */
export async function readCompany(
  container: MedusaContainer,
  id: string,
): Promise<AdminCompanyAccountResponse> {
  const [rows, members, invitations, addresses, cost_centres, mails] = await Promise.all([
    readRows<CompanyRow>(
      container,
      `select ${COMPANY_COLUMNS} from company where company.id = ? and company.deleted_at is null`,
      [id],
    ),
    readMembers(container, id),
    readInvitations(container, id),
    readRows<CompanyAddress>(
      container,
      `select id, label, company_name as company, name, line1, line2, city, county, postcode, country, phone, kind,
              instructions, is_default
         from company_address where company_id = ? and deleted_at is null order by label, id limit ?`,
      [id, COMPANY_ADDRESSES_MOST],
    ),
    readRows<CostCentre>(
      container,
      `select id, code, name from cost_centre where company_id = ? and deleted_at is null order by code, id limit ?`,
      [id, COST_CENTRES_MOST],
    ),
    readMails(container, id),
  ])
  const company = toAdminCompany(present(rows[0], "Company", id))
  return { company, members, invitations, addresses, cost_centres, mails }
}

/**
 * Reads a company as {@link readCompany} does, for a write that a closed one refuses.
 *
 * @throws MedusaError (not found), Refusal (409) for a closed company
 */
export async function readOpenCompany(
  container: MedusaContainer,
  id: string,
): Promise<AdminCompanyAccountResponse> {
  const account = await readCompany(container, id)
  if (account.company.status === "closed") throw accountRefusal("state_changed")
  return account
}
