import { cookies } from "next/headers"
import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { endSession } from "@/lib/session/auth"
import { sessionCookieOptions, staffCookieName } from "@/lib/session/cookie"

/**
 * Signs out: Medusa ends the session, so that a copied token opens nothing any more, and the browser forgets it, also where
 * Medusa does not respond.
 *
 * @returns 303 to the sign-in; 403 for other sites
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOfThisSite(request, env().SITE_URL)) return new Response(null, { status: 403 })
  const jar = await cookies()
  const token = jar.get(staffCookieName())?.value
  if (token) await endSession(token)
  // With the options it was set with: browsers ignore a cookie called __Host- without them.
  jar.set(staffCookieName(), "", { ...sessionCookieOptions(""), expires: 0 })
  return new Response(null, {
    status: 303,
    headers: { location: "/admin?notice=signed-out", "cache-control": "no-store" },
  })
}
