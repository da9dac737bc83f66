import { ROLE_REFUSAL, roleAllows, SECOND_FACTOR_REFUSAL } from "@scanwright/backend/contract"
import { env } from "@/config/env"
import { isAskedHere } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { readMe, type Staff } from "./client"
import { permissionOfCall, type StaffCallPath } from "./permissions"

const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" }

const refuse = (status: number, message = "") => Response.json({ message }, { status, headers: HEADERS })

/**
 * Creates a route under app/api/staff; all of them are created here. Only requests of this site and of staff reach the handler.
 *
 * @param path of the route in the table of permissions
 * @param handler makes the response, which is never cached
 * @returns 401 where nobody is signed in, 403 for other sites and for roles that may not, 503 where Medusa does not respond
 */
export function staffRoute<Context = unknown>(
  path: StaffCallPath,
  handler: (request: Request, staff: Staff, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    if (!isAskedHere(request, env().SITE_URL)) return refuse(403, FAILURE_MESSAGES.permission)
    const me = await readMe()
    if (!me.ok) return refuse(me.failure.kind === "expired" ? 401 : 503, me.failure.message)
    const permission = permissionOfCall(path)
    if (me.value.needsSecondFactor && permission !== "account.own") return refuse(403, SECOND_FACTOR_REFUSAL)
    if (!roleAllows(me.value.role, permission)) return refuse(403, ROLE_REFUSAL)
    const response = await handler(request, me.value, context)
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
}
