import { randomBytes } from "node:crypto"
import { cspSourcesSchema, cspText, withSources } from "@scanwright/backend/contract"
import { sourceHash } from "@/lib/source-hash"
import { HEAD_SCRIPT } from "@/lib/head-script"

const isDevelopment = process.env.NODE_ENV === "development"

/** The one script that the document's head carries inline, on every page of the shop. */
const HEAD_SOURCE = sourceHash(HEAD_SCRIPT)

/** What the shop adds. */
const OWN_SOURCES = cspSourcesSchema.parse(process.env.STAFF_CSP_SOURCES)

/**
 * Content security policy of the staff's pages: scripts with the request's nonce and the scripts they load, nothing inline. Hot
 * reload in development needs eval and a socket.
 *
 * @returns the header's value, with a new nonce
 */
export function staffSecurityPolicy(): string {
  const nonce = randomBytes(16).toString("base64")
  const directives = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      HEAD_SOURCE,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  }
  return cspText(withSources(directives, OWN_SOURCES))
}
