import { cookies } from "next/headers"
import { ACCOUNT_HINT, accountHintOptions } from "@/lib/session/account-hint-cookie"
import { accountCookieName, sessionCookieOptions } from "@/lib/session/cookie"

/** Stores a token as the session of this browser. Only for actions and routes: pages cannot set cookies. */
export async function storeSession(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(accountCookieName(), token, sessionCookieOptions(token))
  jar.set(ACCOUNT_HINT, "1", accountHintOptions(token))
}

/** Deletes the session from this browser; the token itself is ended by the backend. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  // With the options they were set with: browsers ignore a cookie called __Host- without them.
  jar.set(accountCookieName(), "", sessionCookieOptions(""))
  jar.set(ACCOUNT_HINT, "", accountHintOptions(""))
}
