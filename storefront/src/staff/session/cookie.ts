import { env } from "@/config/env"
import { timesOf } from "./token"

/**
 * How the session's cookie is kept: out of reach of scripts, not sent with what other sites post, over TLS only unless the
 * shop itself runs without it, and as long as its token is good.
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
