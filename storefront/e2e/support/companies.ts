import type { AdminCompaniesResponse, AdminCompany } from "@scanwright/backend/contract"
import { post } from "./backend"
import { askAdmin, textMailedTo } from "./staff"

/** The token of a link in a mail. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/

/** A company that has opened an account, and the person who opened it. */
export interface OpenedCompany {
  readonly company: AdminCompany
  /** E-mail address of its first member. */
  readonly email: string
}

/**
 * Opens an account for a company, as a visitor does by form and mail. It waits to be checked.
 *
 * @param stamp makes its names unlike others
 */
export async function openCompany(stamp: string): Promise<OpenedCompany> {
  const [email, name] = [`ada.${stamp}@byron.example`, `Byron Logistics ${stamp}`]
  const person = { first_name: "Ada", last_name: "Byron" }
  await post("account-requests", {
    ...person,
    ...{ email, phone: "01632 960123", legal_name: name, company_type: "partnership" },
    registered_address: { line1: "1 Mill Lane", city: "Leeds", postcode: "LS1 4AP" },
    privacy_consent: true,
  })
  const token = TOKEN.exec(await textMailedTo(email, ""))?.[0] ?? ""
  await post("account-requests/accept", { ...person, token, password: `a long password of ${stamp}` })
  const { companies } = await askAdmin<AdminCompaniesResponse>(`companies?q=${encodeURIComponent(email)}`)
  const [company] = companies
  if (!company) throw new Error(`No company has the member ${email}`)
  return { company, email }
}
