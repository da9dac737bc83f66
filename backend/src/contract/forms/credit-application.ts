import { z } from "zod"
import { address } from "./address"
import { COMPANY_TYPES, companyNumber, companyType, isRegisteredCompany, vatNumber } from "./company-fields"
import { nameKey } from "../slug"
import { email, emailKey, phone, privacyConsent } from "./contact-fields"
import { figure } from "./figure"
import { type FormDefinition, type FormField } from "./form-definition"
import { group, line, optional, paragraphs, unlessFaulty } from "./text"

const TRADE_REFERENCES = 2
const TRADE_REFERENCES_MOST = 4

const applicant = group("the applicant", {
  name: line("the applicant's name", 100),
  email: email("the applicant's e-mail address"),
  phone: phone("the applicant's phone number"),
  position: optional(line("the applicant's position", 100)),
})

const accountsContact = group("your accounts contact", {
  name: line("the name of your accounts contact", 100),
  email: email("the e-mail address of your accounts contact"),
  phone: optional(phone("the phone number of your accounts contact")),
})

const tradeReference = group("the trade reference", {
  company: line("the company of the trade reference", 120),
  name: line("the name of a contact at the trade reference", 100),
  email: email("the e-mail address of the trade reference"),
  phone: optional(phone("the phone number of the trade reference")),
  address: optional(paragraphs("the address of the trade reference", 500)),
})

/** A company by whatever name people write it: without its legal form. */
const companyKey = (name: string) =>
  nameKey(name.replaceAll("&", " and "))
    .replace(/(?:-(?:ltd|limited|plc|llp|co|company|public))+$/, "")
    .replaceAll("-", "")

/** Each reference from somebody else. */
const tradeReferences = z
  .array(tradeReference, { error: "Enter two trade references" })
  .min(TRADE_REFERENCES, { error: "Enter two trade references" })
  .max(TRADE_REFERENCES_MOST, { error: `Enter at most ${TRADE_REFERENCES_MOST} trade references` })
  .superRefine((references, context) => {
    references.forEach(({ company, email: address }, at) => {
      const earlier = references.slice(0, at)
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [at, field], message })
      if (earlier.some((other) => companyKey(other.company) === companyKey(company))) {
        refuse("company", "Enter another company: you have named this one already")
      } else if (earlier.some((other) => emailKey(other.email) === emailKey(address))) {
        refuse("email", "Enter another e-mail address: you have given this one already")
      }
    })
  })

/** Rules of the application for a credit account. */
export const creditApplicationFormSchema = group("your answers", {
  legal_name: line("the legal name of your company", 160),
  trading_name: optional(line("your trading name", 160)),
  company_type: companyType,
  company_number: optional(companyNumber),
  vat_number: optional(vatNumber),
  registered_address: address,
  invoice_address: optional(address),
  years_trading: optional(
    figure({ least: 0, most: 999, places: 0, error: "Enter how many whole years you have traded, or 0" }),
  ),
  credit_limit: figure({
    least: 1,
    most: 10_000_000,
    places: 2,
    error: "Enter the credit limit you ask for, in pounds from 1 to 10,000,000",
  }),
  applicant,
  accounts_contact: accountsContact,
  trade_references: tradeReferences,
  declaration: z.literal(true, { error: "Tick the box to declare that these details are true" }),
  privacy_consent: privacyConsent,
}).refine((form) => !isRegisteredCompany(form.company_type) || Boolean(form.company_number), {
  path: ["company_number"],
  error: "Enter your company number",
  when: unlessFaulty("company_number"),
})
export type CreditApplicationForm = z.output<typeof creditApplicationFormSchema>

const addressFields: readonly FormField[] = [
  { name: "line1", label: "Address line 1", kind: "line", required: true },
  { name: "line2", label: "Address line 2", kind: "line", required: false },
  { name: "city", label: "Town or city", kind: "line", required: true },
  { name: "postcode", label: "Postcode", kind: "line", required: true },
  { name: "country", label: "Country", kind: "country", required: false },
]

export const creditApplicationForm = {
  title: "Credit account application",
  kind: "credit application",
  noun: "application for a credit account",
  schema: creditApplicationFormSchema,
  sender: {
    name: ["applicant", "name"],
    email: ["applicant", "email"],
    company: ["legal_name"],
    phone: ["applicant", "phone"],
  },
  fields: [
    { name: "legal_name", label: "Legal name", kind: "line", required: true },
    { name: "trading_name", label: "Trading name", kind: "line", required: false },
    {
      name: "company_type",
      label: "Type of company",
      kind: "choice",
      required: true,
      choices: COMPANY_TYPES,
    },
    { name: "company_number", label: "Company number", kind: "line", required: false },
    { name: "vat_number", label: "VAT number", kind: "line", required: false },
    {
      name: "registered_address",
      label: "Registered address",
      kind: "group",
      required: true,
      fields: addressFields,
    },
    {
      name: "invoice_address",
      label: "Invoice address",
      kind: "group",
      required: false,
      fields: addressFields,
    },
    { name: "years_trading", label: "Years trading", kind: "figure", required: false },
    { name: "credit_limit", label: "Credit limit requested", kind: "pounds", required: true },
    {
      name: "applicant",
      label: "Applicant",
      kind: "group",
      required: true,
      fields: [
        { name: "name", label: "Name", kind: "line", required: true },
        { name: "email", label: "E-mail", kind: "email", required: true },
        { name: "phone", label: "Phone", kind: "phone", required: true },
        { name: "position", label: "Position", kind: "line", required: false },
      ],
    },
    {
      name: "accounts_contact",
      label: "Accounts contact",
      kind: "group",
      required: true,
      fields: [
        { name: "name", label: "Name", kind: "line", required: true },
        { name: "email", label: "E-mail", kind: "email", required: true },
        { name: "phone", label: "Phone", kind: "phone", required: false },
      ],
    },
    {
      name: "trade_references",
      label: "Trade references",
      kind: "list",
      required: true,
      entry: "Trade reference",
      fields: [
        { name: "company", label: "Company", kind: "line", required: true },
        { name: "name", label: "Contact", kind: "line", required: true },
        { name: "email", label: "E-mail", kind: "email", required: true },
        { name: "phone", label: "Phone", kind: "phone", required: false },
        { name: "address", label: "Address", kind: "paragraphs", required: false },
      ],
    },
    { name: "declaration", label: "Declaration made", kind: "tick", required: true },
    { name: "privacy_consent", label: "Privacy policy agreed to", kind: "tick", required: true },
  ],
} as const satisfies FormDefinition
