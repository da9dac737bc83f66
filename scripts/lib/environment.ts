import { type Installation } from "./installation.ts"
import { LOOPBACK } from "./ports.ts"

type Variables = Record<string, string | undefined>

const quiet = { MEDUSA_DISABLE_TELEMETRY: "true", NEXT_TELEMETRY_DISABLED: "1" }

/**
 * Values for the programs, each overridden by a variable of the same name in the user's environment. All other variables
 * of the user reach the programs unchanged.
 */
function overridable(installation: Installation, values: Variables): Variables {
  // A throw-away installation must behave the same on every machine.
  if (installation.throwaway) return values
  const chosen = Object.keys(values).filter((name) => process.env[name])
  return { ...values, ...Object.fromEntries(chosen.map((name) => [name, process.env[name]])) }
}

/** The storefront publishes its metrics one port above the backend's. */
function storefrontMetrics(installation: Installation): Variables {
  const port = installation.throwaway ? undefined : process.env.METRICS_PORT
  return port ? { METRICS_PORT: String(Number(port) + 1) } : {}
}

/** Whether the shop is the sample: a throw-away one, or one with sample products and without a company's name. */
const isSampleShop = ({ throwaway, settings }: Installation): boolean =>
  throwaway || (settings.seed === "sample" && !process.env.COMPANY_LEGAL_NAME)

/** Whether the storefront shows ratings, features and tags that nobody has entered. */
export const showsDefaults = (installation: Installation): boolean =>
  storefrontEnvironment(installation, "").SHOW_DEFAULT_RATINGS === "true"

/** Addresses of the parts for a browser on this machine. */
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
  return {
    ...quiet,
    NODE_ENV: installation.mode,
    DATABASE_URL: installation.databaseUrl,
    REDIS_URL: installation.throwaway ? undefined : process.env.REDIS_URL,
    ...overridable(installation, {
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
      MAIL_OUTBOX_DIR: paths.outbox,
    }),
    PORT: String(settings.backendPort),
    HOST: LOOPBACK,
    ...installation.variables,
  }
}

/**
 * Milliseconds for which the storefront holds an idle connection open: longer than the proxy in front of it, and than whoever
 * asks now and then, so that it never closes a connection on which a request is just being sent. Next.js's server reads it.
 */
const STOREFRONT_KEEP_ALIVE_MS = "65000"

/** The environment of the storefront. @param publishableKey the key of the one sales channel */
export function storefrontEnvironment(installation: Installation, publishableKey: string): Variables {
  const { backend, storefront } = addresses(installation)
  return {
    ...quiet,
    NODE_ENV: installation.mode,
    MEDUSA_BACKEND_URL: `http://${LOOPBACK}:${installation.settings.backendPort}`,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    REDIS_URL: installation.throwaway ? undefined : process.env.REDIS_URL,
    ...overridable(installation, {
      REVALIDATE_SECRET: installation.secrets.revalidate,
      SITE_URL: storefront,
      SHOW_DEFAULT_RATINGS: String(isSampleShop(installation)),
      MEDIA_URLS: `${installation.throwaway ? backend : (process.env.BACKEND_URL ?? backend)}/static`,
    }),
    PORT: String(installation.settings.storefrontPort),
    HOSTNAME: LOOPBACK,
    KEEP_ALIVE_TIMEOUT: STOREFRONT_KEEP_ALIVE_MS,
    ...storefrontMetrics(installation),
  }
}

/** The environment of a build, without addresses and secrets. */
export const buildEnvironment: Variables = { ...quiet, NODE_ENV: "production" }
