import { type NextRequest, NextResponse } from "next/server"
import { ACCOUNT_HINT, accountHintOptions } from "./lib/session/account-hint-cookie"
import { renewToken } from "./lib/session/auth"
import { accountCookieName, sessionCookieOptions, staffCookieName } from "./lib/session/cookie"
import { PATH_HEADER } from "./lib/session/path-header"
import { staffSecurityPolicy } from "./staff/session/staff-security-policy"

/** Only pages behind a sign-in: public pages are not slowed down. */
export const config = { matcher: ["/admin/:path*", "/account/:path*"] }

/** The requested address, without the router's own parameters. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete("_rsc")
  const search = query.toString()
  return nextUrl.pathname + (search === "" ? "" : `?${search}`)
}

/** Passes a request on with the address that it asks for; its response is nobody else's, and is not indexed. */
function passOn(request: NextRequest, headers: Record<string, string>): NextResponse {
  const passed = new Headers(request.headers)
  for (const [name, value] of Object.entries({ ...headers, [PATH_HEADER]: pathOf(request) }))
    passed.set(name, value)
  const response = NextResponse.next({ request: { headers: passed } })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  response.headers.set("x-robots-tag", "noindex, nofollow")
  response.headers.set("cache-control", "private, no-store")
  return response
}

/** The renewed token of a cookie; null where there is none, and where it is recent or has expired. */
async function renewedOf(request: NextRequest, cookie: string): Promise<string | null> {
  const token = request.cookies.get(cookie)?.value
  return token === undefined ? null : renewToken(token)
}

async function forStaff(request: NextRequest): Promise<NextResponse> {
  // Next.js reads the nonce for its own scripts from the request.
  const response = passOn(request, { "content-security-policy": staffSecurityPolicy() })
  const renewed = await renewedOf(request, staffCookieName())
  if (renewed !== null) response.cookies.set(staffCookieName(), renewed, sessionCookieOptions(renewed))
  return response
}

/** The guard has set the security policy, as on public pages that are rendered for each visit. */
async function forCompanies(request: NextRequest): Promise<NextResponse> {
  const response = passOn(request, {})
  const renewed = await renewedOf(request, accountCookieName())
  if (renewed !== null) {
    response.cookies.set(accountCookieName(), renewed, sessionCookieOptions(renewed))
    response.cookies.set(ACCOUNT_HINT, "1", accountHintOptions(renewed))
  }
  return response
}

/**
 * Runs before every page and action of staff and of companies' members: passes the address on for the redirect after
 * sign-in, and renews an ageing token; staff's pages get a security policy with a nonce. Pages and actions check permission,
 * not this proxy.
 */
export function proxy(request: NextRequest): Promise<NextResponse> {
  const isOfStaff = /^\/admin(?:\/|$)/.test(request.nextUrl.pathname)
  return isOfStaff ? forStaff(request) : forCompanies(request)
}
