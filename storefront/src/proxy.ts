import { type NextRequest, NextResponse } from "next/server"
import { staffSecurityPolicy } from "./staff/session/staff-security-policy"
import { sessionCookieOptions } from "./staff/session/cookie"
import { PATH_HEADER } from "./staff/session/path-header"
import { renewToken } from "./staff/session/auth"
import { STAFF_COOKIE } from "./staff/session/token"

/** The staff's pages, and no other request: public pages pay nothing for it. */
export const config = { matcher: "/admin/:path*" }

/** The address that was asked for, without what the router adds for itself. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete("_rsc")
  const search = query.toString()
  return nextUrl.pathname + (search === "" ? "" : `?${search}`)
}

/**
 * Before every page and action of the staff: a policy with a nonce of its own, the address for the guard, and a new token for
 * one that ages. Who may pass is decided by pages and actions, not here.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const policy = staffSecurityPolicy()
  const headers = new Headers(request.headers)
  headers.set(PATH_HEADER, pathOf(request))
  // Next.js takes the nonce for its own scripts from the request.
  headers.set("content-security-policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("content-security-policy", policy)
  response.headers.set("x-robots-tag", "noindex, nofollow")
  response.headers.set("cache-control", "private, no-store")

  const token = request.cookies.get(STAFF_COOKIE)?.value
  const renewed = token === undefined ? null : await renewToken(token)
  if (renewed !== null) response.cookies.set(STAFF_COOKIE, renewed, sessionCookieOptions(renewed))
  return response
}
