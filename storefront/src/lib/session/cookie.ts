import { env } from "@/config/env"
import { timesOf } from "./token"

/** Whether the shop is reached over TLS. */
const isSecure = () => env().SITE_URL.startsWith("https:")

/**
 * Name of a cookie of a session. Over TLS it begins with `__Host-`: browsers then take it from this server only, and no
 * neighbouring domain can plant one (RFC 6265bis).
 *
 * @param name without the prefix
 */
export const hostCookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

/** Name of the cookie that holds Medusa's token of a member of staff. */
export const staffCookieName = () => hostCookieName("staff-session")

/** Name of the cookie that holds Medusa's token of a company's member. */
export const accountCookieName = () => hostCookieName("account-session")

/** Options of every cookie of a session: for all paths, and over TLS only unless the shop itself runs without TLS. */
export const hostCookieOptions = () => ({ secure: isSecure(), path: "/" })

/**
 * Options of the session's cookie: not readable by scripts, not sent with posts from other sites, over TLS only unless the shop
 * itself runs without TLS, and valid as long as its token.
 *
 * Lax rather than Strict, so that a link in a mail finds its reader signed in.
 *
 * @param token of Medusa; an empty one makes the options by which browsers delete the cookie
 */
export const sessionCookieOptions = (token: string) => ({
  ...hostCookieOptions(),
  httpOnly: true,
  sameSite: "lax" as const,
  expires: timesOf(token)?.expiresAt ?? 0,
})
