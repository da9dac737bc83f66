import { z } from "zod"
import { readEnvironment } from "./read-environment"

/**
 * Who runs the site. A sample company: its telephone number is from Ofcom's range for drama use (01632 960xxx), its
 * domain is reserved (RFC 2606), its company and VAT numbers belong to nobody. Each value has a variable to replace it.
 */
export const siteSchema = z.object({
  SITE_NAME: z.string().default("Scanwright"),
  SITE_TAGLINE: z.string().default("Serving UK businesses since 2005"),
  SITE_FOUNDED: z.coerce.number().int().min(1800).max(2100).default(2005),
  COMPANY_LEGAL_NAME: z.string().default("Scanwright Limited"),
  COMPANY_NUMBER: z
    .string()
    .regex(/^([A-Z]{2}|\d{2})\d{6}$/, { error: "eight characters as Companies House writes them" })
    .default("00000000"),
  COMPANY_VAT_NUMBER: z
    .string()
    .regex(/^GB ?\d{3} ?\d{4} ?\d{2}$/, { error: "GB and nine digits" })
    .default("GB 000 0000 00"),
  COMPANY_REGISTERED_IN: z.string().default("England and Wales"),
  COMPANY_STREET: z.string().default("Unit 4, Gauge House, 18 Foundry Lane"),
  COMPANY_CITY: z.string().default("Northampton"),
  COMPANY_POSTCODE: z.string().default("NN1 0AA"),
  COMPANY_PHONE: z
    .string()
    .regex(/^0[\d ]{9,13}$/, { error: "a UK number as it is dialled at home" })
    .default("01632 960 305"),
  COMPANY_EMAIL: z.email().default("sales@scanwright.example"),
  /** Whether a product nobody has rated shows the default rating of the specification. Never in structured data. */
  SITE_SHOW_DEFAULT_RATING: z.enum(["true", "false"]).default("true"),
  SOCIAL_LINKEDIN: z.url().default("https://www.linkedin.com/"),
  SOCIAL_YOUTUBE: z.url().default("https://www.youtube.com/"),
})

/**
 * Reads the company's facts, each from its environment variable or else from the sample company.
 *
 * @throws Error naming each value that is not what it should be
 */
export function readSite(source: Record<string, string | undefined>) {
  const values = readEnvironment(siteSchema, source)
  return {
    name: values.SITE_NAME,
    tagline: values.SITE_TAGLINE,
    founded: values.SITE_FOUNDED,
    legalName: values.COMPANY_LEGAL_NAME,
    companyNumber: values.COMPANY_NUMBER,
    vatNumber: values.COMPANY_VAT_NUMBER,
    registeredIn: values.COMPANY_REGISTERED_IN,
    address: {
      street: values.COMPANY_STREET,
      city: values.COMPANY_CITY,
      postcode: values.COMPANY_POSTCODE,
      country: "United Kingdom",
    },
    phone: values.COMPANY_PHONE,
    /** E.164, for `tel:` links and structured data. */
    phoneInternational: `+44${values.COMPANY_PHONE.replaceAll(" ", "").slice(1)}`,
    email: values.COMPANY_EMAIL,
    showsDefaultRating: values.SITE_SHOW_DEFAULT_RATING === "true",
    social: { linkedin: values.SOCIAL_LINKEDIN, youtube: values.SOCIAL_YOUTUBE },
  } as const
}

export type Site = ReturnType<typeof readSite>

let checked: Site | undefined

/** The company's facts, read and checked once, when first needed. */
export function site(): Site {
  checked ??= readSite(process.env)
  return checked
}
