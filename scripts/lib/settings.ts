import { existsSync } from "node:fs"
import { isAbsolute, join, resolve } from "node:path"
import { loadEnvFile } from "node:process"
import { SetupError } from "./errors.ts"
import { root } from "./paths.ts"

/** One variable that the commands of this repository read: its default or the text that explains it, and its meaning. */
interface CommandSetting {
  /** default value */
  fallback?: string
  /** explanation of the behaviour without it, where there is no default */
  otherwise?: string
  description: string
}

/** Every variable that the commands read; docs/settings.md is made from it. */
export const commandSettings = {
  STOREFRONT_PORT: { fallback: "8000", description: "Port of the shop." },
  BACKEND_PORT: { fallback: "9000", description: "Port of Medusa and its Admin." },
  SCANWRIGHT_DATA_DIR: {
    fallback: ".scanwright",
    description: "Folder of database, secrets, uploads and logs.",
  },
  DATABASE_URL: { otherwise: "the embedded PostgreSQL 18", description: "A PostgreSQL of your own." },
  ADMIN_EMAIL: {
    otherwise: "generated",
    description: "The first administrator; give both address and password or neither.",
  },
  ADMIN_PASSWORD: { otherwise: "generated", description: "Password of the first administrator." },
  SEED: {
    fallback: "sample",
    description:
      "What an empty shop is filled with, once: `sample` (169 products and twelve articles), `none`, or the path of a price list ([its columns](../backend/docs/catalogue-csv.md)) from the repository's folder. A shop that began without the sample never gets it.",
  },
  RESTART_AFTER_SECONDS: {
    fallback: "30",
    description:
      "Seconds without a response after which `npm start` and `npm run cluster` start a server again, at least 1.",
  },
  CHROMIUM_PATH: {
    otherwise: "found, or installed",
    description: "Browser of `npm test` (on Linux x64 else a pinned one) and `npm run bench`.",
  },
  REDIS_SERVER_PATH: {
    otherwise: "found, or installed as root",
    description:
      "Redis of `npm run test:slow` and `npm run cluster`; without one the tests that need it are skipped.",
  },
  NGINX_PATH: {
    otherwise: "found, or installed as root",
    description: "Proxy of `npm run cluster`.",
  },
  CLUSTER_PORT: {
    fallback: "8100",
    description: "First of the eleven inner ports of `npm run cluster`.",
  },
} as const satisfies Record<string, CommandSetting>

/** Settings of the environment or of a `.env` file in the repository's folder. */
export interface Settings {
  /** folder of this installation's data, absolute */
  dataDirectory: string
  backendPort: number
  storefrontPort: number
  /** a PostgreSQL other than the embedded one */
  databaseUrl: string | undefined
  /** "sample", "none", or the absolute path of a price list */
  seed: string
  /** time without a response after which a server is started again, in ms */
  restartAfterMs: number
  /** the first admin as chosen by the user; generated when absent */
  admin: { email: string; password: string } | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads a port from the environment. @throws SetupError for an invalid one */
export function readPort(
  environment: Environment,
  name: "STOREFRONT_PORT" | "BACKEND_PORT" | "CLUSTER_PORT",
): number {
  const text = environment[name]
  if (!text) return Number(commandSettings[name].fallback)
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65536) return value
  throw new SetupError(`${name} must be a port number between 1 and 65535; it is "${text}".`)
}

function restartAfterMs(environment: Environment): number {
  const { RESTART_AFTER_SECONDS: given } = environment
  const text = given === "" || given === undefined ? commandSettings.RESTART_AFTER_SECONDS.fallback : given
  const seconds = Number(text)
  if (seconds >= 1 && Number.isFinite(seconds)) return seconds * 1000
  throw new SetupError(`RESTART_AFTER_SECONDS must be a number of seconds, at least 1; it is "${text}".`)
}

function admin(environment: Environment): Settings["admin"] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  if (!email && !password) return undefined
  if (email && password) return { email, password }
  throw new SetupError(
    `Missing required environment variables: ${email ? "ADMIN_PASSWORD" : "ADMIN_EMAIL"}`,
    "Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither to have a first admin generated.",
  )
}

function databaseUrl(environment: Environment): string | undefined {
  const text = environment.DATABASE_URL
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text
  throw new SetupError(
    "DATABASE_URL is not a PostgreSQL address.",
    "It looks like postgres://user:password@host:5432/database; unset it to use the embedded PostgreSQL.",
  )
}

function seed(environment: Environment): string {
  const { SEED: text } = environment
  const given = text === "" || text === undefined ? commandSettings.SEED.fallback : text
  if (given === "sample" || given === "none") return given
  const file = resolve(root, given)
  if (existsSync(file)) return file
  throw new SetupError(`SEED must be sample, none, or the path of a price list; there is no file ${file}.`)
}

/**
 * Reads the settings.
 * @throws SetupError naming the variable that is wrong or missing
 */
export function readSettings(environment: Environment): Settings {
  const folder = environment.SCANWRIGHT_DATA_DIR ?? commandSettings.SCANWRIGHT_DATA_DIR.fallback
  const settings = {
    dataDirectory: isAbsolute(folder) ? folder : join(root, folder),
    backendPort: readPort(environment, "BACKEND_PORT"),
    storefrontPort: readPort(environment, "STOREFRONT_PORT"),
    databaseUrl: databaseUrl(environment),
    seed: seed(environment),
    restartAfterMs: restartAfterMs(environment),
    admin: admin(environment),
  }
  if (settings.backendPort === settings.storefrontPort) {
    throw new SetupError(
      `BACKEND_PORT and STOREFRONT_PORT are both ${settings.backendPort}; each needs its own.`,
    )
  }
  return settings
}

/**
 * Adds the variables of the repository's `.env` file, if there is one, to the environment; variables that are already set
 * win.
 */
export function loadDotEnv(): void {
  const file = join(root, ".env")
  if (existsSync(file)) loadEnvFile(file)
}
