import { MedusaError } from "@medusajs/framework/utils"
import { Refusal } from "./refusal"

/** The names that the cookie of the Medusa Admin's session can have. */
const PLAIN = "connect.sid"
/** Browsers take a cookie of such a name from this server only, over TLS only, and for all of its paths (RFC 6265bis). */
const HOST_ONLY = "__Host-connect.sid"

/**
 * The name of the cookie of the Medusa Admin's session.
 *
 * @param isSecure whether the shop is reached over TLS
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? HOST_ONLY : PLAIN)

/** The values of a request's session cookies, as they were received. */
function sessionValues(header: string | undefined): string[] {
  return (header ?? "").split(";").flatMap((cookie) => {
    const [name = "", ...value] = cookie.split("=").map((part) => part.trim())
    return name === PLAIN || name === HOST_ONLY ? [value.join("=")] : []
  })
}

/**
 * Whether a request has the cookie of a session.
 *
 * @param header `Cookie` as it was received
 */
export const hasSessionCookie = (header: string | undefined): boolean => sessionValues(header).length > 0

/** The beginning of a cookie that Express parses as JSON, in any spelling. */
const JSON_VALUE = /^"?(?:j|%6a)(?::|%3a)/i

/**
 * Checks the cookie of a session before any parser reads it: Express makes an object of one that says it is JSON, and
 * what reads sessions expects a text.
 *
 * @param header `Cookie` as it was received
 * @returns why the request is refused; undefined for all others
 */
export function cookieFault(header: string | undefined): Refusal | undefined {
  if (!sessionValues(header).some((value) => JSON_VALUE.test(value))) return undefined
  return new Refusal(
    400,
    MedusaError.Types.INVALID_DATA,
    "The cookie of the session is damaged. Clear the cookies of this site, then sign in again.",
  )
}
