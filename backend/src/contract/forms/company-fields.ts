import { checkVAT, unitedKingdom } from "jsvat-next"
import { z } from "zod"
import { compact, line } from "./text"

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

/**
 * Eight digits; R and seven for old Northern Irish companies; two letters and six digits. Scottish partnerships may end in
 * A; numbers of mutual societies in letters, as the registrars gave them who had them before Companies House.
 */
const COMPANY_NUMBER = new RegExp(
  `^(\\d{8}|R\\d{7}|(${PREFIXES})\\d{6}|SL\\d{5}A|(IP|NO|NP|RS|SP)\\d{3}[A-Z\\d]{3})$`,
  "u",
)

/** Spreadsheets make decimals of long numbers. */
const withoutDecimals = (text: string) => text.replace(/\.0+$/u, "")

/** What stands before numbers. */
const LABELS = "REGISTRATION|REGISTERED|REGD|REG|NUMBER|NO"
/** What letterheads have around a company's number: "Registered in England No.". */
const AROUND_NUMBER = `COMPANY|COMPANIES|CO|HOUSE|IN|ENGLAND|AND|WALES|SCOTLAND|CRN|${LABELS}`
const BEFORE = new RegExp(`^(?:${AROUND_NUMBER})+`, "u")
const BEHIND = new RegExp(`(?<=[A-Z\\d]{7})(?:${AROUND_NUMBER})+$`, "u")

/** "NO" before six digits, and no blank or mark between them, is a prefix of Companies House. */
const toCompanyNumber = (text: string) =>
  /^NO\d{6}$/iu.test(text)
    ? text.toUpperCase()
    : compact(withoutDecimals(text)).replace(BEFORE, "").replace(BEHIND, "")

/** What to change in a number: spreadsheets, and people, leave out the zeros in front. */
function companyNumberFault(number: string): string {
  const match = /^([A-Z]{2})?(\d{4,7})$/u.exec(number)
  const [, prefix = "", digits = ""] = match ?? []
  const filled = prefix + digits.padStart(8 - prefix.length, "0")
  if (!match || !COMPANY_NUMBER.test(filled)) {
    return "Enter all 8 characters of your company number, for example 01234567 or SC123456"
  }
  const zeros = filled.length - number.length === 1 ? "a 0" : "zeros"
  return `Add ${zeros} ${prefix === "" ? "in front" : `after ${prefix}`}: ${filled}`
}

/** A number at Companies House, stored without spaces and in capitals. */
export const companyNumber = line("your company number", 60)
  .overwrite(toCompanyNumber)
  .regex(COMPANY_NUMBER, { error: ({ input }) => companyNumberFault(String(input)) })

/** What stands before a VAT number, between two countries at most: "GB VAT No. XI …". */
const VAT_LABEL = new RegExp(`^(GB|XI)?(?:UK|VAT|VRN|ID|${LABELS})+(GB|XI)?`, "u")

const withoutLabel = (number: string) =>
  number.replace(VAT_LABEL, (_, before?: string, behind?: string) => behind ?? before ?? "")

const withCountry = (vatNumber: string) => (/^(GB|XI)/u.test(vatNumber) ? vatNumber : `GB${vatNumber}`)

/** Northern Irish numbers are built as all others are; the library knows only some of them by XI. */
const isVatNumber = (value: string) => checkVAT(value.replace(/^XI/u, "GB"), [unitedKingdom]).isValid

/** A VAT number of the UK (GB, or XI for trade from Northern Ireland) whose check digits hold; stored with its prefix. */
export const vatNumber = line("your VAT number", 60)
  .overwrite((text) => withCountry(withoutLabel(compact(withoutDecimals(text)))))
  .refine(isVatNumber, {
    error: "This VAT number is not valid. Check the digits, for example GB 123 4567 82",
  })
