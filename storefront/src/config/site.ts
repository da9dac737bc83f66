import {
  companyShape,
  defaultFacts,
  describeHours,
  type StoreCompanyResponse,
  toCompany,
  withFacts,
} from "@scanwright/backend/contract"
import { z } from "zod"
import { readEnvironment } from "./read-environment"

/** The company's facts, which the backend's mails carry too, and facts that only the site shows. */
export const siteSchema = z.object({
  ...companyShape,
  SITE_TAGLINE: z
    .string()
    .default("Serving UK businesses since 2005")
    .describe("Line beside the shop's name."),
  SITE_FOUNDED: z.coerce.number().int().min(1800).max(2100).default(2005).describe("Year of foundation."),
  SHOW_DEFAULT_RATINGS: z
    .enum(["true", "false"])
    .default("false")
    .meta({ defaultText: "`false`; for the sample shop of `npm start` `true`" })
    .describe(
      "`true` shows a default rating, default features and tags of products for which nobody entered any, never in structured data. For trying out only: [made-up reviews are banned](deployment.md#before-customers-come).",
    ),
  ORDER_DEADLINE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "a time of day like 15:00" })
    .default("15:00")
    .describe("What is ordered before this time on a working day leaves on it, by the clock of London."),
  DELIVERY_DAYS: z.coerce
    .number({ error: "a whole number from 0 to 20" })
    .int({ error: "a whole number from 0 to 20" })
    .min(0, { error: "a whole number from 0 to 20" })
    .max(20, { error: "a whole number from 0 to 20" })
    .default(1)
    .describe("Working days from dispatch to delivery on the UK mainland."),
  SOCIAL_LINKEDIN: z.url().default("https://www.linkedin.com/").describe("The company's page on LinkedIn."),
  SOCIAL_YOUTUBE: z.url().default("https://www.youtube.com/").describe("The company's channel on YouTube."),
})

/**
 * Reads the company's facts, each from its environment variable or else from the sample company.
 *
 * @throws Error naming each invalid value
 */
export function readSite(source: Record<string, string | undefined>) {
  const values = readEnvironment(siteSchema, source)
  const company = toCompany(values)
  return {
    ...company,
    /** Opening hours as a line. */
    hours: describeHours(defaultFacts(company), today()),
    tagline: values.SITE_TAGLINE,
    founded: values.SITE_FOUNDED,
    showsDefaults: values.SHOW_DEFAULT_RATINGS === "true",
    /** When orders leave and arrive: see `DeliveryTerms`. */
    delivery: { orderBefore: values.ORDER_DEADLINE, days: values.DELIVERY_DAYS },
    social: { linkedin: values.SOCIAL_LINKEDIN, youtube: values.SOCIAL_YOUTUBE },
  } as const
}

const today = () => new Date().toISOString().slice(0, "2026-11-23".length)

export type Site = ReturnType<typeof readSite>

let checked: Site | undefined
let latest: StoreCompanyResponse = { company: null, changed_at: null }
/** The site with the latest facts, once it was asked for. */
let shown: Site | undefined

/**
 * Replaces what staff have set. Pages are rendered side by side: one that has begun before a change and reads late must not
 * bring the older facts back for another, which would be stored with them. So older facts than the latest are ignored.
 */
export function setCompanyFacts(read: StoreCompanyResponse): void {
  if ((read.changed_at ?? "") < (latest.changed_at ?? "")) return
  latest = read
  shown = undefined
}

/** The company's facts: those of the environment, checked once, with what staff have set in their place. */
export function site(): Site {
  checked ??= readSite(process.env)
  const { company: facts } = latest
  if (facts === null) return checked
  shown ??= { ...checked, ...withFacts(checked, facts), hours: describeHours(facts, today()) }
  return shown
}
