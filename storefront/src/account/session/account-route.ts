import { env } from "@/config/env"
import { isAskedHere } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { type Account, readAccount } from "./client"
import { refusalOf } from "./refusal"
import { forgetSession } from "./session-cookies"

const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex", vary: "Cookie" }

const refuse = (status: number, message = "") => Response.json({ message }, { status, headers: HEADERS })

/**
 * Creates a route under app/api/account; all of them are created here. Only requests of this site and of a company's members
 * reach the handler.
 *
 * @param handler makes the response, which is never cached
 * @returns 401 where nobody is signed in, and the browser then forgets the session; 403 for other sites; 503 where Medusa does
 * not respond
 */
export function accountRoute(
  handler: (account: Account) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isAskedHere(request, env().SITE_URL)) return refuse(403, FAILURE_MESSAGES.permission)
    const account = await readAccount()
    if (!account.ok) {
      const { kind } = account.failure
      const isSignedOut = kind === "expired" || kind === "permission" || kind === "not_found"
      if (isSignedOut) await forgetSession()
      return refuse(isSignedOut ? 401 : 503, refusalOf(account.failure))
    }
    const response = await handler(account.value)
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
}
