import { cookies } from "next/headers"
import { sessionCookieOptions, staffCookieName } from "@/lib/session/cookie"
import { staffRoute } from "@/staff/session/staff-route"
import { renewToken } from "@/lib/session/auth"

/**
 * Renews the session while somebody works on a page that sends no other request.
 *
 * @returns 204; 401 where nobody is signed in
 */
export const POST = staffRoute("/api/staff/session", async () => {
  const jar = await cookies()
  const renewed = await renewToken(jar.get(staffCookieName())?.value ?? "")
  if (renewed !== null) jar.set(staffCookieName(), renewed, sessionCookieOptions(renewed))
  return new Response(null, { status: 204 })
})
