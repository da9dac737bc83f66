import {
  type AccountCompany,
  type AccountPerson,
  type CompanyAddress,
  type CompanyInvitation,
  type CompanyMember,
  type CostCentre,
} from "../../../contract"
import {
  type AddressRow,
  type CompanyRow,
  type CostCentreRow,
  type InvitationRow,
  type MemberRow,
} from "../../../modules/company/types"

const isoOf = (moment: Date | string) => new Date(moment).toISOString()

/** The part of Medusa's customer that is shown. */
export interface PersonRow {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
}

/** Of a person who has been erased or deleted. */
const FORMER = { email: "", first_name: "Former", last_name: "member" }

const nameOf = ({ email, first_name, last_name }: Omit<PersonRow, "id" | "phone">) => ({
  email: email ?? "",
  first_name: first_name ?? "",
  last_name: last_name ?? "",
})

export const toPerson = (row: PersonRow): AccountPerson => ({
  id: row.id,
  ...nameOf(row),
  phone: row.phone,
})

/** A company as its members see it: nothing that staff note about it. */
export const toAccountCompany = (row: CompanyRow): AccountCompany => {
  const { line1, line2 = null, city, postcode, country } = row.registered_address as Record<string, string>
  return {
    id: row.id,
    account_number: row.account_number,
    legal_name: row.legal_name,
    trading_name: row.trading_name,
    company_type: row.company_type,
    company_number: row.company_number,
    vat_number: row.vat_number,
    registered_address: {
      line1: line1 ?? "",
      line2,
      city: city ?? "",
      postcode: postcode ?? "",
      country: country ?? "",
    },
    invoice_email: row.invoice_email,
    phone: row.phone,
    status: row.status,
    po_required: row.po_required,
  }
}

/** @param ownId id of the member who asks */
export const toMember = (
  row: Pick<MemberRow, "id" | "roles" | "status" | "created_at">,
  person: Omit<PersonRow, "id" | "phone"> | null | undefined,
  ownId: string,
): CompanyMember => ({
  id: row.id,
  ...(person?.email ? nameOf(person) : FORMER),
  roles: row.roles,
  status: row.status,
  is_self: row.id === ownId,
  created_at: isoOf(row.created_at),
})

export const toInvitation = (
  row: Pick<InvitationRow, "id" | "email" | "roles" | "expires_at" | "created_at">,
): CompanyInvitation => ({
  id: row.id,
  email: row.email,
  roles: row.roles,
  expires_at: isoOf(row.expires_at),
  created_at: isoOf(row.created_at),
})

export const toAddress = (row: AddressRow): CompanyAddress => ({
  id: row.id,
  label: row.label,
  company: row.company_name,
  name: row.name,
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  county: row.county,
  postcode: row.postcode,
  country: row.country,
  phone: row.phone,
  kind: row.kind,
  instructions: row.instructions,
  is_default: row.is_default,
})

export const toCostCentre = ({ id, code, name }: CostCentreRow): CostCentre => ({ id, code, name })
