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

/**
 * Whether a request has the cookie of a session.
 *
 * @param header `Cookie` as it was received
 */
export const hasSessionCookie = (header: string | undefined): boolean =>
  (header ?? "").split(";").some((cookie) => {
    const [name = ""] = cookie.trim().split("=")
    return name === PLAIN || name === HOST_ONLY
  })
