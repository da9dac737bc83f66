import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { companyShape } from "../contract"
import { isLoopback } from "../lib/loopback"
import { checkMailRules, mailShape } from "../modules/mailer/environment"
import { mediaShape, neededForObjectStore } from "../media/environment"
import { safetyShape } from "../safety/environment"

const address = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected }).transform((value) => value.replace(/\/+$/, ""))

const origins = (expected: string) =>
  z.string().refine((value) => value.split(",").every((origin) => URL.canParse(origin.trim())), {
    error: expected,
  })

const SECRET = "a random text of at least 16 characters, for example from `openssl rand -hex 32`"
const RETENTION = "a whole number of days from 1 to 36500"

const retentionDays = (otherwise: number) =>
  z.coerce
    .number({ error: RETENTION })
    .int({ error: RETENTION })
    .min(1, { error: RETENTION })
    .max(36_500, { error: RETENTION })
    .default(otherwise)
const PORT = "a port, from 1 to 65535"
const ORIGINS = "web origins separated by commas, for example http://localhost:8000"

/** Every setting of the backend: its rule, and the sentence that says what is expected. */
const environmentSchema = z
  .object({
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, {
      error: "a PostgreSQL address, for example postgres://user:password@localhost:5432/scanwright",
    }),
    /** Without it events, workflows and locks live in this one process. */
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, { error: "a Redis address, for example redis://localhost:6379" })
      .optional(),
    JWT_SECRET: z.string().min(16, { error: SECRET }),
    COOKIE_SECRET: z.string().min(16, { error: SECRET }),
    STORE_CORS: origins(ORIGINS),
    ADMIN_CORS: origins(ORIGINS),
    AUTH_CORS: origins(ORIGINS),
    /** Public address of the storefront: the webhook and the product pictures live there. */
    STOREFRONT_URL: address("an http(s) address, for example http://localhost:8000"),
    /** Public address of this backend: uploaded files are served from it. */
    BACKEND_URL: address("an http(s) address, for example http://localhost:9000"),
    REVALIDATE_SECRET: z.string().min(16, { error: SECRET }),
    /** For plain HTTP on one's own machine only: browsers drop Secure cookies there. */
    INSECURE_COOKIES: z.enum(["true", "false"], { error: "true or false" }).default("false"),
    /** After this many days a form submission is deleted for good. */
    FORM_RETENTION_DAYS: retentionDays(730),
    /** After this many days an entry of the activity log is deleted for good. */
    ACTIVITY_RETENTION_DAYS: retentionDays(365),
    /** Where this process tells its figures; without one it keeps none. Nobody but the monitoring may reach it. */
    METRICS_PORT: z.coerce
      .number({ error: PORT })
      .int({ error: PORT })
      .min(1, { error: PORT })
      .max(65_535, { error: PORT })
      .optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    /** Names of src/framework/patches.ts separated by commas, or `all`. */
    FRAMEWORK_PATCHES_OFF: z
      .string()
      .regex(/^[a-z\d, -]*$/, { error: "names of framework patches separated by commas, or all" })
      .default(""),
    ...companyShape,
    ...mailShape,
    ...mediaShape,
    ...safetyShape,
  })
  .superRefine(checkMailRules)

/** The backend's settings, checked. Addresses carry no slash at their end. */
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
 * Tells whether a database lives on this machine, where Postgres offers no SSL.
 *
 * @param databaseUrl a PostgreSQL address
 */
export function isLocalDatabase(databaseUrl: string): boolean {
  const host = new URL(databaseUrl).hostname
  return host === "" || isLoopback(host)
}
