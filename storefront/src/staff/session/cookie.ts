import { hostCookieName, hostCookieOptions } from "@/lib/session/cookie"

/** Name of the cookie of a sign-in that waits for a code: it opens nothing but the question for the code. */
export const halfSignInCookieName = () => hostCookieName("staff-sign-in")

/** How long a code is waited for, in seconds: as long as Medusa's question for it. */
const HALF_SIGN_IN_SECONDS = 300

/** Options of the cookie of a sign-in that waits for a code. */
export const halfSignInCookieOptions = () => ({
  ...hostCookieOptions(),
  httpOnly: true,
  sameSite: "strict" as const,
  maxAge: HALF_SIGN_IN_SECONDS,
})
