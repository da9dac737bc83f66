const isDevelopment = process.env.NODE_ENV === "development"

/** Google's hosts, where the analytics tag is configured: https://developers.google.com/tag-platform/security/guides/csp. */
const TAG_HOST = "https://www.googletagmanager.com"
const TAG_RECEIVERS = ["https://*.google-analytics.com", "https://*.analytics.google.com", TAG_HOST]

const hasTag = Boolean(process.env.ANALYTICS_TAG_ID)

/**
 * What public pages may load. Static pages cannot have a nonce for the scripts that Next.js writes into them: inline
 * scripts are allowed, scripts of other sites are not. Hot reload evaluates code and speaks over a socket.
 */
const DIRECTIVES: Record<string, string[]> = {
  "default-src": ["'self'"],
  "script-src": [
    "'self'",
    "'unsafe-inline'",
    ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ...(hasTag ? [TAG_HOST] : []),
  ],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:", "https:"],
  "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : []), ...(hasTag ? TAG_RECEIVERS : [])],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
}

/** The content security policy of public pages. `frame-ancestors` works in a header only: see next.config.ts. */
export const contentSecurityPolicy = Object.entries(DIRECTIVES)
  .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
  .join("; ")
