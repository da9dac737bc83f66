import { z } from "zod"
import { readEnvironment } from "./read-environment"

const address = z
  .url({ protocol: /^https?$/, error: "an http(s) address, for example http://localhost:9000" })
  .transform((value) => value.replace(/\/+$/, ""))

/** Every setting the storefront needs, its rule and what it is for. All are read on the server, at run time. */
export const environmentSchema = z.object({
  /** Where the Medusa backend answers the storefront. */
  MEDUSA_BACKEND_URL: address,
  /** Publishable API key of the shop's sales channel. */
  MEDUSA_PUBLISHABLE_KEY: z.string().min(1),
  /**
   * Where the files of the shop's staff are kept, divided by commas: the backend's public address with /static, or that of
   * the object store's files. Pictures from these places, and from no others, are served by the storefront.
   */
  MEDIA_URLS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address)),
  /** Where several storefronts share their pages (storefront/src/server/page-cache); without one this process keeps its own in files. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: "a Redis address, for example redis://localhost:6379" })
    .optional(),
  /** Shared with the backend, which proves with it that a change message is its own. */
  REVALIDATE_SECRET: z.string().min(16, { error: "at least 16 random characters" }),
  /** Public address of the storefront: canonical links, sitemap and structured data are built on it. */
  SITE_URL: address,
  /** Id of the Google tag that counts visits, loaded only with the visitor's consent; without one nothing is counted. */
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^(?:G|GT|AW)-[A-Z0-9]{4,20}$/, { error: "an id like G-ABC123DEF4" })
    .optional(),
  /** Port and interface the server listens on, as Next.js itself reads them. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOSTNAME: z.string().default("0.0.0.0"),
  /** Where this process tells its figures; without one it keeps none. Nobody but the monitoring may reach it. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Memory for whole pages, in megabytes; 0 sends every visit to Next.js, which behind a caching proxy is enough. */
  PAGE_MEMORY_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Patches of Next.js that are switched off (storefront/src/server/README.md): names divided by commas, or `all`. */
  FRAMEWORK_PATCHES_OFF: z.string().optional(),
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
