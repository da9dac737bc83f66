import { checkVAT, unitedKingdom } from "jsvat-next"
import { z } from "zod"
import { line } from "./text"

/** The legal forms a customer can have. */
export const COMPANY_TYPES = {
  sole_trader: "Sole trader",
  partnership: "Partnership",
  limited_company: "Private limited company (Ltd)",
  public_limited_company: "Public limited company (PLC)",
  llp: "Limited liability partnership (LLP)",
  charity: "Charity",
  public_sector: "Public sector",
  other: "Other",
} as const

export type CompanyType = keyof typeof COMPANY_TYPES

const REGISTERED = new Set<string>(["limited_company", "public_limited_company", "llp"])

/**
 * Tells whether a customer of this legal form exists only by its entry at Companies House, and so has a number there.
 *
 * @param companyType one of {@link COMPANY_TYPES}
 */
export const isRegisteredCompany = (companyType: unknown): boolean => REGISTERED.has(String(companyType))

export const companyType = z.enum(Object.keys(COMPANY_TYPES) as [CompanyType, ...CompanyType[]], {
  error: "Choose your type of company",
})

/** Letters before the digits, by register and kind of body (Companies House, "company number prefixes"). */
const PREFIXES =
  "AC|BR|CE|CS|EN|ES|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|NZ|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC"

/** Eight digits; two letters and six digits; `R0` for old Northern Irish companies; societies end in R. */
const COMPANY_NUMBER = new RegExp(`^(\\d{8}|R0\\d{6}|(${PREFIXES})\\d{5}[\\dR])$`, "u")

const compact = (text: string) => text.replace(/[\s.-]/gu, "").toUpperCase()

/** A number at Companies House, stored without spaces and in capitals. */
export const companyNumber = line("your company number", 20).overwrite(compact).regex(COMPANY_NUMBER, {
  error: "Enter all 8 characters of your company number, for example 01234567 or SC123456",
})

const withCountry = (vatNumber: string) => (/^(GB|XI)/u.test(vatNumber) ? vatNumber : `GB${vatNumber}`)

/** A VAT number of the UK (GB, or XI for trade from Northern Ireland) whose check digits hold; stored with its prefix. */
export const vatNumber = line("your VAT number", 24)
  .overwrite((text) => withCountry(compact(text)))
  .refine((value) => checkVAT(value, [unitedKingdom]).isValid, {
    error: "This VAT number is not valid. Check the digits, for example GB 123 4567 82",
  })
