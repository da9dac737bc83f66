import { type Installation } from "./installation.ts"
import { LOOPBACK } from "./ports.ts"

type Variables = Record<string, string | undefined>

const quiet = { MEDUSA_DISABLE_TELEMETRY: "true", NEXT_TELEMETRY_DISABLED: "1" }

/** The company's facts, which pages and mails carry: see backend/src/contract/company.ts. */
const company = [
  "SITE_NAME",
  "COMPANY_LEGAL_NAME",
  "COMPANY_NUMBER",
  "COMPANY_VAT_NUMBER",
  "COMPANY_REGISTERED_IN",
  "COMPANY_STREET",
  "COMPANY_CITY",
  "COMPANY_POSTCODE",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_LATITUDE",
  "COMPANY_LONGITUDE",
]

/** How mail goes out: see backend/src/modules/mailer/environment.ts. */
const mail = [
  "SMTP_HOST",
  "SMTP_PORT",
  "SMTP_USER",
  "SMTP_PASSWORD",
  "SMTP_SECURE",
  "SMTP_REQUIRE_TLS",
  "SMTP_TIMEOUT_SECONDS",
  "MAIL_FROM",
  "MAIL_REPLY_TO",
  "MAIL_STAFF_TO",
  "MAIL_OUTBOX_DIR",
  "MAIL_RETRY_SECONDS",
  "MAIL_GIVE_UP_HOURS",
]

/** What only the site shows: see storefront/src/config/site.ts. */
const site = [
  "SITE_URL",
  "MEDIA_URLS",
  "SITE_TAGLINE",
  "SITE_FOUNDED",
  "SITE_SHOW_DEFAULT_RATING",
  "ANALYTICS_TAG_ID",
  "SOCIAL_LINKEDIN",
  "SOCIAL_YOUTUBE",
]

/** Where both servers send traces, and where their figures may be read from: see docs/deployment.md, "Watching it". */
const watching = [
  "METRICS_HOST",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
]

/** What the storefront changes in Next.js: see storefront/src/server/README.md. */
const patches = ["FRAMEWORK_PATCHES_OFF", "PAGE_MEMORY_MB"]

/** Settings of the backend that a person may override in their own environment. */
const overridable = [
  "JWT_SECRET",
  "COOKIE_SECRET",
  "REVALIDATE_SECRET",
  "STORE_CORS",
  "ADMIN_CORS",
  "AUTH_CORS",
  "STOREFRONT_URL",
  "BACKEND_URL",
  "INSECURE_COOKIES",
  "UPLOAD_DIR",
  "FORM_RETENTION_DAYS",
  "ACTIVITY_RETENTION_DAYS",
  "METRICS_PORT",
  "FRAMEWORK_PATCHES_OFF",
  ...company,
  ...mail,
  ...watching,
]

function chosen(installation: Installation, names: string[]): Variables {
  // A throw-away installation has to behave the same on every machine.
  if (installation.throwaway) return {}
  return Object.fromEntries(
    names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  )
}

/** The storefront tells its figures one port above the backend's. */
function storefrontMetrics(installation: Installation): Variables {
  const { METRICS_PORT: port } = chosen(installation, ["METRICS_PORT"])
  return port ? { METRICS_PORT: String(Number(port) + 1) } : {}
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
    MAIL_OUTBOX_DIR: paths.outbox,
    PORT: String(settings.backendPort),
    HOST: LOOPBACK,
    ...chosen(installation, overridable),
    ...installation.variables,
  }
}

/** The environment of the storefront. @param publishableKey the key of the one sales channel */
export function storefrontEnvironment(installation: Installation, publishableKey: string): Variables {
  const { backend, storefront } = addresses(installation)
  return {
    ...quiet,
    NODE_ENV: installation.mode,
    MEDUSA_BACKEND_URL: `http://${LOOPBACK}:${installation.settings.backendPort}`,
    MEDUSA_PUBLISHABLE_KEY: publishableKey,
    REDIS_URL: installation.throwaway ? undefined : process.env.REDIS_URL,
    REVALIDATE_SECRET: installation.secrets.revalidate,
    SITE_URL: storefront,
    MEDIA_URLS: `${installation.throwaway ? backend : (process.env.BACKEND_URL ?? backend)}/static`,
    PORT: String(installation.settings.storefrontPort),
    HOSTNAME: LOOPBACK,
    ...chosen(installation, ["REVALIDATE_SECRET", ...company, ...site, ...watching, ...patches]),
    ...storefrontMetrics(installation),
  }
}

/** The environment of a build: no address and no secret goes into it. */
export const buildEnvironment: Variables = { ...quiet, NODE_ENV: "production" }
