import { companyShape, toCompany } from "@scanwright/backend/contract"
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
  return {
    ...toCompany(values),
    tagline: values.SITE_TAGLINE,
    founded: values.SITE_FOUNDED,
    showsDefaults: values.SHOW_DEFAULT_RATINGS === "true",
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
