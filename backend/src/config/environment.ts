import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { companyShape } from "../contract"
import { isLoopback } from "../lib/loopback"
import { checkMailRules, mailShape } from "../modules/mailer/environment"
import { mediaShape, neededForObjectStore } from "../media/environment"
import { observeShape } from "./observability"
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
const ORIGINS = "web origins separated by commas, for example http://localhost:8000"

/** Settings of the Medusa server and worker themselves: rule, default and description of each. */
export const medusaShape = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {
      error: "a PostgreSQL address, for example postgres://user:password@localhost:5432/scanwright",
    })
    .describe("Address of the PostgreSQL database."),
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
  JWT_SECRET: z.string().min(16, { error: SECRET }).describe("Signs staff's tokens; at least 16 characters."),
  COOKIE_SECRET: z
    .string()
    .min(16, { error: SECRET })
    .describe("Signs the session cookies of the Medusa Admin; at least 16 characters."),
  STORE_CORS: origins(ORIGINS).describe(
    "Web origins whose scripts may call the Store API, separated by commas.",
  ),
  ADMIN_CORS: origins(ORIGINS).describe(
    "Web origins whose scripts may call the Admin API, separated by commas.",
  ),
  AUTH_CORS: origins(ORIGINS).describe("Web origins whose scripts may sign in, separated by commas."),
  STOREFRONT_URL: address("an http(s) address, for example http://localhost:8000").describe(
    "Address of the storefront: change notices are sent there, and links in mails lead there.",
  ),
  BACKEND_URL: address("an http(s) address, for example http://localhost:9000").describe(
    "Public address of this backend: uploaded files are served from it.",
  ),
  REVALIDATE_SECRET: z
    .string()
    .min(16, { error: SECRET })
    .describe("Shared with the storefront: proves that a change notice comes from the backend."),
  INSECURE_COOKIES: z
    .enum(["true", "false"], { error: "true or false" })
    .default("false")
    .describe(
      "`true` lets the Medusa Admin work over plain HTTP on your own machine; never set it in production.",
    ),
  FORM_RETENTION_DAYS: retentionDays(730).describe("Days until a form submission is deleted for good."),
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
    ...safetyShape,
    ...observeShape,
  })
  .superRefine(checkMailRules)

/** The backend's settings, checked. Addresses have no slash at their end. */
export type Environment = z.infer<typeof environmentSchema>

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

/**
 * Checks the backend's environment. Empty values count as missing.
 *
 * @param source the variables, normally `process.env`
 * @returns the settings
 * @throws MedusaError naming every missing variable, or every invalid one with what is expected of it
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const names = Object.keys(environmentSchema.shape)
  const missing = names.filter(
    (name) =>
      given[name] === undefined &&
      (!environmentSchema.shape[name as keyof Environment].safeParse(undefined).success ||
        neededForObjectStore(given).includes(name)),
  )
  if (missing.length > 0) {
    throw refuse(`Missing required environment variables: ${missing.join(", ")}`)
  }

  const result = environmentSchema.safeParse(given)
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
