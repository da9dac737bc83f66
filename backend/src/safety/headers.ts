import { cspText, type CspSources, withSources } from "../contract"

/** Headers that every response has unless its route sets others. */
type Headers = Readonly<Record<string, string>>

interface ResponseHeaders {
  /** start of the path */
  readonly under: string
  readonly headers: Headers
}

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Addresses of pages of the Medusa Admin are sent to this server only, never to another site.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
}

const NEVER_STORED: Headers = { "cache-control": "no-store" }

/**
 * The Medusa Admin is a built application: its scripts and styles are files of this server, its components set style
 * attributes, and it shows uploaded pictures and those of the storefront.
 */
const MEDUSA_ADMIN: CspSources = {
  "default-src": ["'self'"],
  "base-uri": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'", "data:"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "img-src": ["'self'", "data:", "blob:", "http:", "https:"],
  "object-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "worker-src": ["'self'", "blob:"],
}

/** While developing, vite serves the Medusa Admin with inline scripts and a socket. */
const MEDUSA_ADMIN_IN_DEVELOPMENT: CspSources = { "frame-ancestors": ["'none'"] }

/** Two years, the age that browsers' preload lists ask for. */
const ALWAYS_ENCRYPTED: Headers = { "strict-transport-security": "max-age=63072000; includeSubDomains" }

const BY_PATH: readonly ResponseHeaders[] = [
  { under: "/admin", headers: NEVER_STORED },
  { under: "/auth", headers: NEVER_STORED },
  { under: "/cloud", headers: NEVER_STORED },
]

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/**
 * The default headers of a response; a route may set its own instead.
 *
 * @param url path and query of the request
 * @param secure whether the visitor's connection is encrypted
 * @param mode NODE_ENV
 * @param sources further sources in the policy of the Medusa Admin
 */
export function headersFor(
  url: string,
  secure: boolean,
  mode: string | undefined,
  sources: CspSources,
): Headers {
  // Express ignores case in paths.
  const path = (url.split("?")[0] ?? "").toLowerCase()
  const policy = mode === "development" ? MEDUSA_ADMIN_IN_DEVELOPMENT : withSources(MEDUSA_ADMIN, sources)
  return {
    ...EVERYWHERE,
    ...(secure ? ALWAYS_ENCRYPTED : {}),
    ...(isUnder(path, "/app") ? { "content-security-policy": cspText(policy) } : {}),
    ...BY_PATH.find(({ under }) => isUnder(path, under))?.headers,
  }
}
