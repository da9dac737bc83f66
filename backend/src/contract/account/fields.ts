import { z } from "zod"
import { phone } from "../forms/contact-fields"
import { ukPostcode } from "../forms/postcode"
import { group, line, optional, paragraphs } from "../forms/text"

/** Where the shop delivers to companies: the United Kingdom, the Isle of Man, Jersey, Guernsey. */
export const DELIVERY_COUNTRIES = {
  gb: "United Kingdom",
  im: "Isle of Man",
  je: "Jersey",
  gg: "Guernsey",
} as const
export type DeliveryCountry = keyof typeof DELIVERY_COUNTRIES

/** What an address of a company is for. */
export const COMPANY_ADDRESS_KINDS = { delivery: "Delivery", invoice: "Invoices", both: "Both" } as const
export type CompanyAddressKind = keyof typeof COMPANY_ADDRESS_KINDS

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.keys(names) as [Key, ...Key[]]

export const deliveryCountrySchema = z.enum(keysOf(DELIVERY_COUNTRIES), {
  error: "Choose the United Kingdom, the Isle of Man, Jersey or Guernsey",
})
export const companyAddressKindSchema = z.enum(keysOf(COMPANY_ADDRESS_KINDS), {
  error: "Choose what the address is for",
})

/** Most characters of the delivery instructions of an address. */
export const INSTRUCTIONS_MOST = 200

/** Body of an address of a company, to add and to change. */
export const companyAddressRequestSchema = group("the address", {
  label: line("a name for this address", 60),
  company: optional(line("the company", 120)),
  name: line("the name of the recipient", 100),
  line1: line("the first line of the address", 120),
  line2: optional(line("the second line of the address", 120)),
  city: line("the town or city", 80),
  county: optional(line("the county", 80)),
  postcode: ukPostcode,
  country: deliveryCountrySchema,
  phone: optional(phone("the phone number")),
  kind: companyAddressKindSchema,
  instructions: optional(paragraphs("the delivery instructions", INSTRUCTIONS_MOST)),
  is_default: z.boolean().default(false),
})
export type CompanyAddressRequest = z.output<typeof companyAddressRequestSchema>

/** Body of a cost centre, to add and to change. */
export const costCentreRequestSchema = group("the cost centre", {
  code: line("the code of the cost centre", 20),
  name: line("the name of the cost centre", 80),
})
export type CostCentreRequest = z.output<typeof costCentreRequestSchema>

/** Most addresses and cost centres of a company, and most members together with open invitations. */
export const COMPANY_ADDRESSES_MOST = 1_000
export const COST_CENTRES_MOST = 1_000
export const COMPANY_MEMBERS_MOST = 500

/** Most open invitations of a company, and of one that staff have not checked yet: anybody can open such an account. */
export const COMPANY_INVITATIONS_MOST = 50
export const PENDING_INVITATIONS_MOST = 5
