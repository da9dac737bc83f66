import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { companyShape } from "../contract/index"
import { DEVELOPMENT } from "../contract/development"
import { isLoopback } from "../lib/loopback"
import { WORKING_DAY_HOURS } from "../lib/working-time"
import { checkMailRules, mailShape } from "../modules/mailer/environment"
import { mediaShape, neededForObjectStore } from "../media/environment"
import { observeShape } from "./observability"
import { checkProviderRules, neededByProviders, providerShape, withNamedValues } from "./providers"
import { safetyShape } from "../safety/environment"

const address = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected }).transform((value) => value.replace(/\/+$/, ""))

const origins = (expected: string) =>
  z.string().refine((value) => value.split(",").every((origin) => URL.canParse(origin.trim())), {
    error: expected,
  })

const SECRET = "a random text of at least 16 characters, for example from `openssl rand -hex 32`"
const PORT = "a port, from 1 to 65535"
const RETENTION = "a whole number of days from 1 to 36500"

const retentionDays = (otherwise: number) =>
  z.coerce
    .number({ error: RETENTION })
    .int({ error: RETENTION })
    .min(1, { error: RETENTION })
    .max(36_500, { error: RETENTION })
    .default(otherwise)
const RESPONSE_HOURS = "a whole number of working hours from 1 to 450"
const ORIGINS = "web origins separated by commas, for example http://localhost:8000"

/**
 * What is stored with the rule of a setting that has another default in development.
 *
 * @param description what it sets
 * @param development its value in development where none is given; in production a missing required one stops the start
 */
const inDevelopment = (description: string, development: string) => ({ description, development })

/** Settings of the Medusa server and worker themselves: rule, default and description of each. */
export const medusaShape = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: "a PostgreSQL address, for example postgres://user:password@localhost:5432/scanwright",
    })
    .meta(
      inDevelopment(
        "Address of the PostgreSQL database.",
        "postgres://postgres:postgres@localhost:5432/scanwright",
      ),
    ),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: "a Redis address, for example redis://localhost:6379" })
    .optional()
    .describe(
      "Redis for events, workflows, locks and cached reads; without it one process has them in memory.",
    ),
  PORT: z.coerce
    .number({ error: PORT })
    .int({ error: PORT })
    .min(1, { error: PORT })
    .max(65_535, { error: PORT })
    .default(9000)
    .describe("Port the server listens on, read by Medusa itself."),
  HOST: z.string().optional().describe("Network interface the server listens on, read by Medusa itself."),
  MEDUSA_WORKER_MODE: z
    .enum(["shared", "server", "worker"], { error: "shared, server or worker" })
    .default("shared")
    .describe(
      "What this process does: `server` serves requests, `worker` runs jobs and subscribers, `shared` does both.",
    ),
  JWT_SECRET: z
    .string()
    .min(16, { error: SECRET })
    .meta(
      inDevelopment(
        "Signs the tokens of staff and customers, and makes the links of invitations; at least 16 characters.",
        "only-for-development-jwt",
      ),
    ),
  COOKIE_SECRET: z
    .string()
    .min(16, { error: SECRET })
    .meta(
      inDevelopment(
        "Signs the session cookies of the Medusa Admin; at least 16 characters.",
        "only-for-development-cookie",
      ),
    ),
  STORE_CORS: origins(ORIGINS).meta(
    inDevelopment(
      "Web origins whose scripts may call the Store API, separated by commas.",
      DEVELOPMENT.storefrontUrl,
    ),
  ),
  ADMIN_CORS: origins(ORIGINS).meta(
    inDevelopment(
      "Web origins whose scripts may call the Admin API, separated by commas.",
      DEVELOPMENT.backendUrl,
    ),
  ),
  AUTH_CORS: origins(ORIGINS).meta(
    inDevelopment(
      "Web origins whose scripts may sign in, separated by commas.",
      `${DEVELOPMENT.backendUrl},${DEVELOPMENT.storefrontUrl}`,
    ),
  ),
  STOREFRONT_URL: address("an http(s) address, for example http://localhost:8000").meta(
    inDevelopment(
      "Address of the storefront: change notices are sent there, and links in mails lead there.",
      DEVELOPMENT.storefrontUrl,
    ),
  ),
  BACKEND_URL: address("an http(s) address, for example http://localhost:9000").meta(
    inDevelopment(
      "Public address of this backend: uploaded files are served from it.",
      DEVELOPMENT.backendUrl,
    ),
  ),
  REVALIDATE_SECRET: z
    .string()
    .min(16, { error: SECRET })
    .meta(
      inDevelopment(
        "Shared with the storefront: proves that a change notice comes from the backend.",
        DEVELOPMENT.revalidateSecret,
      ),
    ),
  SEED: z
    .string()
    .default("none")
    .meta(
      inDevelopment(
        "What the first installation (`src/scripts/install.ts`) fills an empty shop with, once: `sample`, `none`, or the path of a price list. A shop that began without the sample never gets it.",
        "sample",
      ),
    ),
  INSECURE_COOKIES: z
    .enum(["true", "false"], { error: "true or false" })
    .default("false")
    .describe(
      "`true` lets the Medusa Admin work over plain HTTP on your own machine; never set it in production.",
    ),
  FORM_RETENTION_DAYS: retentionDays(730).describe("Days until a form submission is deleted for good."),
  FORM_RESPONSE_HOURS: z.coerce
    .number({ error: RESPONSE_HOURS })
    .int({ error: RESPONSE_HOURS })
    .min(1, { error: RESPONSE_HOURS })
    .max(450, { error: RESPONSE_HOURS })
    .default(WORKING_DAY_HOURS)
    .describe(
      "Working hours (8.30 am to 5.30 pm, Monday to Friday, without bank holidays) within which a form submission is answered; later it is overdue. 9 are one working day.",
    ),
  ACTIVITY_RETENTION_DAYS: retentionDays(365).describe(
    "Days until an entry of the staff's activity log is deleted for good.",
  ),
  FRAMEWORK_PATCHES_OFF: z
    .string()
    .regex(/^[a-z\d, -]*$/, { error: "names of framework patches separated by commas, or all" })
    .default("")
    .describe(
      "Patches of Medusa and Node.js that are switched off: names separated by commas, or `all` ([which there are](../backend/src/framework/README.md)).",
    ),
} as const

/** Every setting of the backend. */
const environmentSchema = z
  .object({
    ...medusaShape,
    ...companyShape,
    ...mailShape,
    ...mediaShape,
    ...providerShape,
    ...safetyShape,
    ...observeShape,
  })
  .superRefine(checkMailRules)
  .superRefine(checkProviderRules)

/** The backend's settings, checked. Addresses have no slash at their end. */
export type Environment = z.infer<typeof environmentSchema>

/** The settings that have a default in development, or another one than in production. */
const DEVELOPMENT_VALUES = Object.fromEntries(
  Object.entries(medusaShape).flatMap(([name, rule]) => {
    const value = rule.meta()?.development
    return typeof value === "string" ? [[name, value]] : []
  }),
)

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

/**
 * Checks the backend's environment. Empty values count as missing. In development, which is meant where `NODE_ENV` says
 * nothing, as Medusa's own commands mean it, missing settings have defaults.
 *
 * @param source the variables, normally `process.env`
 * @returns the settings
 * @throws MedusaError naming every missing variable, or every invalid one with what is expected of it
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const isDevelopment = (source.NODE_ENV ?? "development") === "development"
  const given = {
    ...(isDevelopment ? DEVELOPMENT_VALUES : {}),
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value)),
  }
  const names = Object.keys(environmentSchema.shape)
  const missing = names.filter(
    (name) =>
      given[name as keyof typeof given] === undefined &&
      (!environmentSchema.shape[name as keyof Environment].safeParse(undefined).success ||
        neededForObjectStore(given).includes(name)),
  )
  missing.push(...neededByProviders(given).filter((name) => given[name] === undefined))
  if (missing.length > 0) {
    throw refuse(`Missing required environment variables: ${missing.join(", ")}`)
  }

  const result = environmentSchema.safeParse(withNamedValues(given))
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} must be ${issue.message}`)
  throw refuse(`Invalid environment variables: ${[...new Set(faults)].join("; ")}`)
}

/**
 * Whether a database runs on this machine, where Postgres offers no SSL.
 *
 * @param databaseUrl a PostgreSQL address
 */
export function isLocalDatabase(databaseUrl: string): boolean {
  const host = new URL(databaseUrl).hostname
  return host === "" || isLoopback(host)
}
