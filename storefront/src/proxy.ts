import { type NextRequest, NextResponse } from "next/server"
import { staffSecurityPolicy } from "./staff/session/staff-security-policy"
import { sessionCookieOptions, staffCookieName } from "./staff/session/cookie"
import { PATH_HEADER } from "./staff/session/path-header"
import { renewToken } from "./staff/session/auth"

/** Only the staff's pages: public pages are not slowed down. */
export const config = { matcher: "/admin/:path*" }

/** The requested address, without the router's own parameters. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete("_rsc")
  const search = query.toString()
  return nextUrl.pathname + (search === "" ? "" : `?${search}`)
}

/**
 * Runs before every page and action of the staff: sets a security policy with a nonce, passes the address on for the
 * redirect after sign-in, and renews an ageing token. Pages and actions check permission, not this proxy.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const policy = staffSecurityPolicy()
  const headers = new Headers(request.headers)
  headers.set(PATH_HEADER, pathOf(request))
  // Next.js reads the nonce for its own scripts from the request.
  headers.set("content-security-policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("content-security-policy", policy)
  response.headers.set("x-robots-tag", "noindex, nofollow")
  response.headers.set("cache-control", "private, no-store")

  const token = request.cookies.get(staffCookieName())?.value
  const renewed = token === undefined ? null : await renewToken(token)
  if (renewed !== null) response.cookies.set(staffCookieName(), renewed, sessionCookieOptions(renewed))
  return response
}
