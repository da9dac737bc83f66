import { hostCookieOptions, sessionCookieOptions } from "./cookie"

export { ACCOUNT_HINT } from "./account-hint"

/**
 * Options of the cookie by which public pages know that somebody is signed in: scripts may read it, and it is valid as long
 * as the session.
 *
 * @param token of the session; an empty one makes the options by which browsers delete the cookie
 */
export const accountHintOptions = (token: string) => ({
  ...hostCookieOptions(),
  sameSite: "lax" as const,
  expires: sessionCookieOptions(token).expires,
})
