import { type Installation } from "./installation.ts"
import { LOOPBACK } from "./ports.ts"

type Variables = Record<string, string | undefined>

const quiet = { MEDUSA_DISABLE_TELEMETRY: "true", NEXT_TELEMETRY_DISABLED: "1" }

/** Settings of the parts that a person may override in their own environment. */
const overridable = [
  "JWT_SECRET",
  "COOKIE_SECRET",
  "REVALIDATE_SECRET",
  "STORE_CORS",
  "ADMIN_CORS",
  "AUTH_CORS",
  "STOREFRONT_URL",
  "BACKEND_URL",
  "SITE_URL",
  "INSECURE_COOKIES",
  "UPLOAD_DIR",
]

function chosen(installation: Installation, names: string[]): Variables {
  // A throw-away installation has to behave the same on every machine.
  if (installation.throwaway) return {}
  return Object.fromEntries(
    names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  )
}

/** Where a browser on this machine finds the parts. */
export function addresses({ settings }: Installation): { backend: string; storefront: string } {
  return {
    backend: `http://localhost:${settings.backendPort}`,
    storefront: `http://localhost:${settings.storefrontPort}`,
  }
}

/** The environment of Medusa and of every script run inside it. */
export function backendEnvironment(installation: Installation): Variables {
  const { backend, storefront } = addresses(installation)
  const { secrets, settings, paths } = installation
  const names = overridable.filter((name) => name !== "SITE_URL")
  return {
    ...quiet,
    NODE_ENV: installation.mode,
    DATABASE_URL: installation.databaseUrl,
    REDIS_URL: installation.throwaway ? undefined : process.env.REDIS_URL,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    REVALIDATE_SECRET: secrets.revalidate,
    STORE_CORS: storefront,
    ADMIN_CORS: backend,
    AUTH_CORS: `${backend},${storefront}`,
    STOREFRONT_URL: storefront,
    BACKEND_URL: backend,
    INSECURE_COOKIES: "true",
    UPLOAD_DIR: paths.uploads,
    PORT: String(settings.backendPort),
    HOST: LOOPBACK,
    ...chosen(installation, names),
  }
}

/** The environment of the storefront. @param publishableKey the key of the one sales channel */
export function storefrontEnvironment(installation: Installation, publishableKey: string): Variables {
  const { storefront } = addresses(installation)
  return {
    ...quiet,
    NODE_ENV: installation.mode,
    MEDUSA_BACKEND_URL: `http://${LOOPBACK}:${installation.settings.backendPort}`,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    REVALIDATE_SECRET: installation.secrets.revalidate,
    SITE_URL: storefront,
    PORT: String(installation.settings.storefrontPort),
    HOSTNAME: LOOPBACK,
    ...chosen(installation, ["SITE_URL", "REVALIDATE_SECRET"]),
  }
}

/** The environment of a build: no address and no secret goes into it. */
export const buildEnvironment: Variables = { ...quiet, NODE_ENV: "production" }
