import type { OwnAccount } from "@/lib/session/own-account"

/**
 * What a company's account has of a credit application: names of fields with their text. What it lacks is left out.
 *
 * @param account of the person who is signed in
 */
export function accountValues({ person, company }: OwnAccount): ReadonlyMap<string, string> {
  const { registered_address: address } = company
  const values: readonly (readonly [string, string | null])[] = [
    ["legal_name", company.legal_name],
    ["trading_name", company.trading_name],
    ["company_type", company.company_type],
    ["company_number", company.company_number],
    ["vat_number", company.vat_number],
    ["registered_address.line1", address.line1],
    ["registered_address.line2", address.line2],
    ["registered_address.city", address.city],
    ["registered_address.postcode", address.postcode],
    ["applicant.name", [person.first_name, person.last_name].filter(Boolean).join(" ")],
    ["applicant.email", person.email],
    ["applicant.phone", person.phone],
    ["accounts_contact.email", company.invoice_email],
    ["accounts_contact.phone", company.phone],
  ]
  return new Map(values.filter((entry): entry is readonly [string, string] => Boolean(entry[1])))
}
