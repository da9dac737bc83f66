import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { readMe, type Staff } from "./client"

const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" }

const refuse = (status: number, message = "") => Response.json({ message }, { status, headers: HEADERS })

/** Whether a request comes from this site, the address bar or a bookmark, and not from another site's page. */
function isAskedHere(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return isOfThisSite(request, env().SITE_URL)
  const from = request.headers.get("sec-fetch-site")
  return from === null || from === "same-origin" || from === "none"
}

/**
 * Creates a route under app/api/staff; all of them are created here. Only requests of this site and of staff reach the handler.
 *
 * @param handler makes the response, which is never cached
 * @returns 401 where nobody is signed in, 403 for other sites, 503 where Medusa does not respond
 */
export function staffRoute<Context = unknown>(
  handler: (request: Request, staff: Staff, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    if (!isAskedHere(request)) return refuse(403, FAILURE_MESSAGES.permission)
    const me = await readMe()
    if (!me.ok) return refuse(me.failure.kind === "expired" ? 401 : 503, me.failure.message)
    const response = await handler(request, me.value, context)
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
}
