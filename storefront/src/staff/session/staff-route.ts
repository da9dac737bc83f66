import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { readMe, type Staff } from "./client"

const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" }

const refuse = (status: number, message = "") => Response.json({ message }, { status, headers: HEADERS })

/** A link may be opened from the address bar or a bookmark, but no other site's page may ask. */
function isAskedHere(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return isOfThisSite(request, env().SITE_URL)
  const from = request.headers.get("sec-fetch-site")
  return from === null || from === "same-origin" || from === "none"
}

/**
 * Makes a route under app/api/staff; every one is made by it. Only pages of this site may ask, and only staff are answered.
 *
 * @param handler gives the answer, which nothing keeps
 * @returns 401 where nobody is signed in, 403 for other sites, 503 where Medusa does not say who it is
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
