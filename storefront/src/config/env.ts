import { cspSourcesSchema } from "@scanwright/backend/contract"
import { trustedProxiesSchema } from "@scanwright/backend/contract/caller"
import { DEVELOPMENT } from "@scanwright/backend/contract/development"
import { z } from "zod"
import { readEnvironment } from "./read-environment"

const NUMBER = { error: "a whole number from 1 to 1000000" }
const perMinute = (fallback: number) =>
  z.coerce.number(NUMBER).int(NUMBER).min(1, NUMBER).max(1_000_000, NUMBER).default(fallback)

const address = z
  .url({ protocol: /^https?$/, error: "an http(s) address, for example http://localhost:9000" })
  .transform((value) => value.replace(/\/+$/, ""))

/** Every setting the storefront needs: rule, default and description. All are read on the server, at run time. */
export const environmentSchema = z.object({
  MEDUSA_BACKEND_URL: address.meta({
    description: "Address at which the storefront reaches Medusa.",
    development: DEVELOPMENT.backendUrl,
  }),
  MEDUSA_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .describe("Key of the sales channel: Medusa Admin, Settings, Publishable API keys."),
  MEDIA_URLS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address))
    .describe(
      "Where staff's pictures are stored: the backend's public address with `/static`, or the object store's files; separated by commas. Pictures from no other place are served.",
    ),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: "a Redis address, for example redis://localhost:6379" })
    .optional()
    .describe("Redis in which several storefronts share their pages; without it pages are stored in files."),
  REVALIDATE_SECRET: z.string().min(16, { error: "at least 16 random characters" }).meta({
    description: "Shared with the backend: proves that a change notice comes from it.",
    development: DEVELOPMENT.revalidateSecret,
  }),
  SITE_URL: address.meta({
    description: "Public address of the storefront, for canonical links, sitemap, feeds and structured data.",
    development: DEVELOPMENT.storefrontUrl,
  }),
  TRUSTED_PROXIES: trustedProxiesSchema.describe(
    "Proxies before the storefront whose `X-Forwarded-For` is trusted: addresses, networks, `loopback`, `linklocal`, `uniquelocal`.",
  ),
  RATE_LIMIT_DRAWINGS: perMinute(180).describe(
    "Social cards and data sheets that the server draws for one address in a minute, counted in ten seconds each; stored ones are free.",
  ),
  RATE_LIMIT_MISSING: perMinute(240).describe(
    "Pages and data of records that do not exist, for one address in a minute, counted in ten seconds each; stored ones are free.",
  ),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^(?:G|GT|AW)-[A-Z0-9]{4,20}$/, { error: "an id like G-ABC123DEF4" })
    .optional()
    .describe(
      "Id of the Google tag that counts visits, loaded only with the visitor's consent; without it nothing is counted.",
    ),
  CSP_SOURCES: cspSourcesSchema.describe(
    "Further hosts in the content security policy of public pages, written as in the policy: `script-src https://js.stripe.com; frame-src https://js.stripe.com`.",
  ),
  STAFF_CSP_SOURCES: cspSourcesSchema.describe(
    "The same for staff's pages, whose scripts need the nonce of each request, hosts or not.",
  ),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3000)
    .describe("Port the server listens on, read by Next.js itself."),
  HOSTNAME: z
    .string()
    .default("0.0.0.0")
    .describe("Network interface the server listens on, read by Next.js itself."),
  SERVICE_NAME: z.string().default("storefront").describe("Name of this process in the errors it logs."),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe("Port on which this process publishes metrics; without it nothing is counted."),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("Network interface of that port. Only the monitoring may reach it."),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional().describe("OpenTelemetry collector that traces go to."),
  OTEL_SERVICE_NAME: z
    .string()
    .default("scanwright-storefront")
    .describe("Name under which traces are sent."),
  PAGE_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4096)
    .default(64)
    .describe(
      "Memory for whole pages, in megabytes; `0` sends every visit to Next.js, which behind a caching proxy is enough.",
    ),
  FRAMEWORK_PATCHES_OFF: z
    .string()
    .optional()
    .describe(
      "Patches of Next.js that are switched off: names separated by commas, or `all` ([which there are](../storefront/src/server/README.md)).",
    ),
})

export type Environment = z.output<typeof environmentSchema>

let checked: Environment | undefined

/**
 * The storefront's settings, read and checked once, when first needed: a build needs none of them.
 *
 * @throws Error "Missing required environment variables: …"
 */
export function env(): Environment {
  checked ??= readEnvironment(environmentSchema, process.env)
  return checked
}
