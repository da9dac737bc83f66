import { type MedusaContainer } from "@medusajs/framework/types"
import { type PersonalDataResponse } from "../../../contract"
import { readRows } from "./company-rows"

type Data = Pick<PersonalDataResponse["personal_data"], "company_memberships" | "company_invitations">
type Membership = Data["company_memberships"][number]
type Invitation = Data["company_invitations"][number]

type Moments<Row, Name extends keyof Row> = Omit<Row, Name> & Record<Name, Date>

const MEMBERSHIPS = `
  select company.legal_name as company, customer.email, customer.first_name, customer.last_name, customer.phone,
         member.roles, member.status, member.created_at as joined_at
    from customer join company_member member on member.customer_id = customer.id and member.deleted_at is null
    join company on company.id = member.company_id
   where lower(customer.email) = ? and customer.deleted_at is null order by member.created_at, member.id`

const INVITATIONS = `
  select company.legal_name as company, invitation.email, invitation.roles, invitation.payload as answers,
         invitation.expires_at, invitation.accepted_at, invitation.created_at
    from company_invitation invitation left join company on company.id = invitation.company_id
   where invitation.email = ? order by invitation.created_at, invitation.id`

/**
 * Reads what companies hold about a person.
 *
 * @param email as `emailKey` makes it
 */
export async function readCompanyPersonalData(container: MedusaContainer, email: string): Promise<Data> {
  const [memberships, invitations] = await Promise.all([
    readRows<Moments<Membership, "joined_at">>(container, MEMBERSHIPS, [email]),
    readRows<Moments<Invitation, "expires_at" | "created_at"> & { accepted_at: Date | null }>(
      container,
      INVITATIONS,
      [email],
    ),
  ])
  return {
    company_memberships: memberships.map((row) => ({
      ...row,
      joined_at: new Date(row.joined_at).toISOString(),
    })),
    company_invitations: invitations.map((row) => ({
      ...row,
      expires_at: new Date(row.expires_at).toISOString(),
      accepted_at: row.accepted_at && new Date(row.accepted_at).toISOString(),
      created_at: new Date(row.created_at).toISOString(),
    })),
  }
}
