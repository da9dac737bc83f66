import { env } from "@/config/env"
import { timesOf } from "./token"

/** Whether the shop is reached over TLS. */
const isSecure = () => env().SITE_URL.startsWith("https:")

/**
 * Name of the cookie that holds Medusa's token of a member of staff. Over TLS it begins with `__Host-`: browsers then take it
 * from this server only, and no neighbouring domain can plant one (RFC 6265bis).
 */
export const staffCookieName = () => (isSecure() ? "__Host-staff-session" : "staff-session")

/**
 * Options of the session's cookie: not readable by scripts, not sent with posts from other sites, over TLS only unless the shop
 * itself runs without TLS, and valid as long as its token.
 *
 * Lax rather than Strict, so that a link in a mail to staff finds them signed in.
 */
export const sessionCookieOptions = (token: string) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  secure: isSecure(),
  path: "/",
  expires: timesOf(token)?.expiresAt ?? 0,
})
