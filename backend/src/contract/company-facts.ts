import { z } from "zod"
import { companyNumber, vatNumber } from "./forms/company-fields"
import { email, phone, phoneNumber } from "./forms/contact-fields"
import { ukPostcode } from "./forms/postcode"
import { line } from "./forms/text"
import { type Company } from "./company"

/** Days of the week, Monday first. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Most days on which the company is closed besides weekly ones. */
export const CLOSED_DAYS_MOST = 50

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "Enter a time like 08:30" })

/** Hours of one day; null for a closed day. */
const openingHours = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "Choose a time after the opening",
  })
  .nullable()
export type OpeningHours = z.infer<typeof openingHours>

/** Facts of the company that staff may set, with its opening hours. */
export const companyFactsSchema = z.strictObject({
  name: line("the name of the shop", 60),
  legal_name: line("the registered name", 120),
  company_number: companyNumber,
  vat_number: vatNumber,
  registered_in: line("where the company is registered", 60),
  street: line("the street", 120),
  city: line("the town or city", 60),
  postcode: ukPostcode,
  phone: phone("the telephone number").refine((typed) => phoneNumber(typed)?.startsWith("+44") === true, {
    error: "Enter a UK telephone number, like 01632 960 305",
  }),
  email: email("the e-mail address"),
  hours: z.strictObject({
    monday: openingHours,
    tuesday: openingHours,
    wednesday: openingHours,
    thursday: openingHours,
    friday: openingHours,
    saturday: openingHours,
    sunday: openingHours,
  }),
  closed_on_bank_holidays: z.boolean(),
  /** Further days, as "2026-12-24". */
  closed_days: z
    .array(z.iso.date({ error: "Enter a day like 2026-12-24" }))
    .max(CLOSED_DAYS_MOST, { error: `${CLOSED_DAYS_MOST} days at most` })
    .overwrite((days) => [...new Set(days)].sort()),
})
export type CompanyFacts = z.infer<typeof companyFactsSchema>

const USUAL: OpeningHours = { opens: "08:30", closes: "17:30" }

/**
 * The facts as they are while nobody has set any: those of the environment, and the usual hours.
 *
 * @param company of the environment
 */
export const defaultFacts = ({ name, legalName, address, ...company }: Company): CompanyFacts => ({
  name,
  legal_name: legalName,
  company_number: company.companyNumber,
  vat_number: company.vatNumber,
  registered_in: company.registeredIn,
  ...{ street: address.street, city: address.city, postcode: address.postcode },
  ...{ phone: company.phone, email: company.email },
  hours: {
    ...{ monday: USUAL, tuesday: USUAL, wednesday: USUAL, thursday: USUAL, friday: USUAL },
    ...{ saturday: null, sunday: null },
  },
  closed_on_bank_holidays: true,
  closed_days: [],
})

/**
 * The company with what staff have set in the place of the environment's facts.
 *
 * @param company of the environment
 * @param facts null while staff have set none
 */
export const withFacts = (company: Company, facts: CompanyFacts | null): Company =>
  facts === null
    ? company
    : {
        ...company,
        name: facts.name,
        legalName: facts.legal_name,
        companyNumber: facts.company_number,
        vatNumber: facts.vat_number,
        registeredIn: facts.registered_in,
        address: { ...company.address, street: facts.street, city: facts.city, postcode: facts.postcode },
        phone: facts.phone,
        phoneInternational: phoneNumber(facts.phone) ?? company.phoneInternational,
        email: facts.email,
      }

const named = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1)

/** "8.30 am", "5 pm". */
function clock(text: string): string {
  const [hour = 0, minute = 0] = text.split(":").map(Number)
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? "am" : "pm"}`
}

const dayText = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })

/** "a, b and c". */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`

/**
 * The opening hours as a line: "Monday to Friday, 8.30 am to 5.30 pm; closed on bank holidays in England".
 *
 * @param today as "2026-11-23"; past closed days are left out
 */
export function describeHours(
  {
    hours,
    closed_on_bank_holidays: isClosed,
    closed_days: days,
  }: Pick<CompanyFacts, "hours" | "closed_on_bank_holidays" | "closed_days">,
  today: string,
): string {
  const runs: { days: Weekday[]; text: string }[] = []
  WEEKDAYS.forEach((day, at) => {
    const open = hours[day]
    if (open === null) return
    const text = `${clock(open.opens)} to ${clock(open.closes)}`
    const last = runs.at(-1)
    if (last?.text === text && last.days.at(-1) === WEEKDAYS[at - 1]) last.days.push(day)
    else runs.push({ days: [day], text })
  })
  const open = runs.map(({ days: run, text }) => {
    const [first = "monday"] = run
    const last = run.at(-1) ?? first
    const name =
      run.length === 1 ? named(first) : `${named(first)} ${run.length === 2 ? "and" : "to"} ${named(last)}`
    return `${name}, ${text}`
  })
  const closed = [
    ...(isClosed ? ["bank holidays in England"] : []),
    ...days.filter((day) => day >= today).map((day) => dayText.format(new Date(`${day}T00:00:00Z`))),
  ]
  const parts = open.length === 0 ? ["By arrangement"] : open
  return [...parts, ...(closed.length === 0 ? [] : [`closed on ${listed(closed)}`])].join("; ")
}

/** Body of `POST /admin/company-facts`. */
export const saveCompanySchema = z.strictObject({
  /** Version that was read; another one is refused. */
  version: z.number().int().min(0),
  /** Null brings back the facts of the environment. */
  facts: companyFactsSchema.nullable(),
})
export type SaveCompany = z.infer<typeof saveCompanySchema>

/** `GET` and `POST /admin/company-facts`. */
export const adminCompanyResponseSchema = z.object({
  company: z.object({
    /** Null while nobody has set any. */
    facts: companyFactsSchema.nullable(),
    /** What holds without any. */
    defaults: z.record(z.string(), z.unknown()),
    version: z.number().int(),
  }),
})

/** The company's facts for the screen of staff. */
export interface AdminCompanyResponse {
  company: { facts: CompanyFacts | null; defaults: CompanyFacts; version: number }
}

/** `GET /store/company-facts`: null while the facts of the environment hold. */
export const storeCompanyResponseSchema = z.object({
  company: companyFactsSchema.nullable(),
  /** Time of the last change, in ISO 8601 and UTC; null before the first. */
  changed_at: z.string().nullable(),
})
export type StoreCompanyResponse = z.infer<typeof storeCompanyResponseSchema>
