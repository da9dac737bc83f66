import { createHash, randomBytes } from "node:crypto"
import { VAT_SCRIPT } from "@/lib/vat-script"

const isDevelopment = process.env.NODE_ENV === "development"

/** The one script that the document's head carries inline, on every page of the shop. */
const VAT_HASH = createHash("sha256").update(VAT_SCRIPT).digest("base64")

/**
 * What the staff's pages may load: scripts that carry the request's nonce and what these load, nothing inline. It stands
 * beside the policy in the document, and both hold. Hot reload evaluates code and speaks over a socket.
 *
 * @returns the header's value, with a new nonce
 */
export function staffSecurityPolicy(): string {
  const nonce = randomBytes(16).toString("base64")
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      `'sha256-${VAT_HASH}'`,
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
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ")
}
