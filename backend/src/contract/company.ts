import { z } from "zod"
import { companyNumber } from "./forms/company-fields"
import { email } from "./forms/contact-fields"

/**
 * Who runs the shop: one rule and one default for each fact, named by the environment variable that replaces it. Read by
 * the storefront (footer, legal pages) and by the backend (mail). A sample company: its telephone number is from Ofcom's
 * range for drama use (01632 960xxx), its domain is reserved (RFC 2606), its company and VAT numbers belong to nobody.
 */
export const companyShape = {
  SITE_NAME: z.string().default("Scanwright").describe("Name of the shop."),
  COMPANY_LEGAL_NAME: z.string().default("Scanwright Limited").describe("Registered name of the company."),
  COMPANY_NUMBER: z
    .string()
    .refine((text) => companyNumber.safeParse(text).data === text, {
      error: "eight characters as Companies House writes them",
    })
    .default("00000000")
    .describe("Number at Companies House."),
  COMPANY_VAT_NUMBER: z
    .string()
    // Its check digits are not asked: those of the sample belong to nobody.
    .regex(/^(GB|XI) ?\d{3} ?\d{4} ?\d{2}( ?\d{3})?$/, { error: "GB or XI and nine or twelve digits" })
    .default("GB 000 0000 00")
    .describe("VAT registration number."),
  COMPANY_REGISTERED_IN: z
    .string()
    .default("England and Wales")
    .describe("Jurisdiction it is registered in."),
  COMPANY_STREET: z
    .string()
    .default("Unit 4, Gauge House, 18 Foundry Lane")
    .describe("Street of its address."),
  COMPANY_CITY: z.string().default("Northampton").describe("Town or city of its address."),
  COMPANY_POSTCODE: z.string().default("NN1 0AA").describe("Postcode of its address."),
  COMPANY_LATITUDE: z.coerce
    .number({ error: "degrees north, for example 52.2405" })
    .min(49.8)
    .max(60.9)
    .default(52.2405)
    .describe("Place on the map, degrees north."),
  COMPANY_LONGITUDE: z.coerce
    .number({ error: "degrees east, for example -0.9027" })
    .min(-8.7)
    .max(1.8)
    .default(-0.9027)
    .describe("Place on the map, degrees east."),
  COMPANY_PHONE: z
    .string()
    .regex(/^0[\d ]{9,13}$/, { error: "a UK number as it is dialled at home" })
    .default("01632 960 305")
    .describe("Telephone number as it is dialled in the UK."),
  COMPANY_EMAIL: z
    .string()
    .refine((text) => email("the e-mail address").safeParse(text).data === text, {
      error: "an e-mail address",
    })
    .default("sales@scanwright.example")
    .describe("E-mail address shown to customers."),
} as const

/** The company's facts as they stand in the environment, each with its default. */
export type CompanySettings = z.output<z.ZodObject<typeof companyShape>>

/** The company's facts as pages and mails use them. */
export interface Company {
  name: string
  legalName: string
  companyNumber: string
  vatNumber: string
  registeredIn: string
  address: { street: string; city: string; postcode: string; country: string }
  /** Degrees north and east, in the United Kingdom. */
  place: { latitude: number; longitude: number }
  phone: string
  /** E.164, for `tel:` links and structured data. */
  phoneInternational: string
  email: string
}

/**
 * Names the company's facts.
 *
 * @param settings checked values of the variables
 */
export function toCompany(settings: CompanySettings): Company {
  return {
    name: settings.SITE_NAME,
    legalName: settings.COMPANY_LEGAL_NAME,
    companyNumber: settings.COMPANY_NUMBER,
    vatNumber: settings.COMPANY_VAT_NUMBER,
    registeredIn: settings.COMPANY_REGISTERED_IN,
    address: {
      street: settings.COMPANY_STREET,
      city: settings.COMPANY_CITY,
      postcode: settings.COMPANY_POSTCODE,
      country: "United Kingdom",
    },
    place: { latitude: settings.COMPANY_LATITUDE, longitude: settings.COMPANY_LONGITUDE },
    phone: settings.COMPANY_PHONE,
    phoneInternational: `+44${settings.COMPANY_PHONE.replaceAll(" ", "").slice(1)}`,
    email: settings.COMPANY_EMAIL,
  }
}
