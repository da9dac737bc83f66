const NAMES = [
  "STOREFRONT_URL",
  "BACKEND_URL",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "MEDUSA_PUBLISHABLE_KEY",
  "REVALIDATE_SECRET",
] as const

const missing = NAMES.filter((name) => !process.env[name])
if (missing.length > 0) throw new Error(`Missing required environment variables: ${missing.join(", ")}`)

/** Addresses of the shop under test, and its secrets. */
export const settings = Object.fromEntries(NAMES.map((name) => [name, process.env[name]])) as Record<
  (typeof NAMES)[number],
  string
>
