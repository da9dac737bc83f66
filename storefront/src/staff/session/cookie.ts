import { env } from "@/config/env"
import { timesOf } from "./token"

/**
 * Options of the session's cookie: not readable by scripts, not sent with posts from other sites, over TLS only unless the shop
 * itself runs without TLS, and valid as long as its token.
 *
 * Lax rather than Strict, so that a link in a mail to staff finds them signed in.
 */
export const sessionCookieOptions = (token: string) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  secure: env().SITE_URL.startsWith("https:"),
  path: "/",
  expires: timesOf(token)?.expiresAt ?? 0,
})
