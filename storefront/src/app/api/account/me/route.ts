import { cookies } from "next/headers"
import { accountRoute } from "@/account/session/account-route"
import { storeSession } from "@/account/session/session-cookies"
import { renewToken } from "@/lib/session/auth"
import { accountCookieName } from "@/lib/session/cookie"

/**
 * Who is signed in, for the header and the forms of public pages, which are the same for everybody. Renews an ageing session:
 * people who look round the shop open no page of the account.
 *
 * @returns 200 with the person and the company; 401 where nobody is signed in
 */
export const GET = accountRoute(async ({ person, company }) => {
  const token = (await cookies()).get(accountCookieName())?.value ?? ""
  const renewed = await renewToken(token)
  if (renewed !== null) await storeSession(renewed)
  return Response.json({ account: { person, company } })
})
