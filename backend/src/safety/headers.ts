/** A header that every answer has unless its route says otherwise. */
type Headers = Readonly<Record<string, string>>

interface AnswerHeaders {
  /** beginning of the path */
  readonly under: string
  readonly headers: Headers
}

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // The address of a page of the Medusa Admin reaches this server only, never another site.
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
const MEDUSA_ADMIN: Headers = {
  "content-security-policy": [
    "default-src 'self'",
    "base-uri 'self'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob: http: https:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join("; "),
}

/** While developing, vite serves the Medusa Admin with inline scripts and a socket. */
const MEDUSA_ADMIN_IN_DEVELOPMENT: Headers = { "content-security-policy": "frame-ancestors 'none'" }

/** Two years: what browsers ask for before they list a site. */
const ALWAYS_ENCRYPTED: Headers = { "strict-transport-security": "max-age=63072000; includeSubDomains" }

const BY_PATH: readonly AnswerHeaders[] = [
  { under: "/admin", headers: NEVER_STORED },
  { under: "/auth", headers: NEVER_STORED },
  { under: "/cloud", headers: NEVER_STORED },
]

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/**
 * The headers an answer starts with; a route may set its own in their place.
 *
 * @param url path and query of the request
 * @param secure the visitor's connection is encrypted
 * @param mode NODE_ENV
 */
export function headersFor(url: string, secure: boolean, mode: string | undefined): Headers {
  // Express compares paths without looking at upper and lower case.
  const path = (url.split("?")[0] ?? "").toLowerCase()
  const medusaAdmin = mode === "development" ? MEDUSA_ADMIN_IN_DEVELOPMENT : MEDUSA_ADMIN
  return {
    ...EVERYWHERE,
    ...(secure ? ALWAYS_ENCRYPTED : {}),
    ...(isUnder(path, "/app") ? medusaAdmin : {}),
    ...BY_PATH.find(({ under }) => isUnder(path, under))?.headers,
  }
}
