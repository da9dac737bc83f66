import { cspSourcesSchema, cspText, withSources } from "@scanwright/backend/contract"

const isDevelopment = process.env.NODE_ENV === "development"

/** Google's hosts, where the analytics tag is configured: https://developers.google.com/tag-platform/security/guides/csp. */
const TAG_HOST = "https://www.googletagmanager.com"
const TAG_RECEIVERS = ["https://*.google-analytics.com", "https://*.analytics.google.com", TAG_HOST]

const hasTag = Boolean(process.env.ANALYTICS_TAG_ID)

/** What the shop adds, without the rest of the settings: a build and a page without scripts need none of them. */
const OWN_SOURCES = cspSourcesSchema.parse(process.env.CSP_SOURCES)

/** The policy of whatever is no page: no other site shows it in a frame. */
export const NO_FRAMES = cspText({ "frame-ancestors": ["'none'"] })

/** The policy of a page without scripts. */
export const NOTHING_RUNS = cspText({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
})

/**
 * The policy of a public page. Hot reload evaluates code and speaks over a socket.
 *
 * @param scripts sources of its inline scripts: hashes or a nonce, each in quotes
 */
export const publicPolicy = (scripts: readonly string[]): string =>
  cspText(
    withSources(
      {
        "default-src": ["'self'"],
        "script-src": [
          "'self'",
          ...scripts,
          ...(isDevelopment ? ["'unsafe-eval'"] : []),
          ...(hasTag ? [TAG_HOST] : []),
        ],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:", "https:"],
        "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : []), ...(hasTag ? TAG_RECEIVERS : [])],
        "object-src": ["'none'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
      OWN_SOURCES,
    ),
  )
