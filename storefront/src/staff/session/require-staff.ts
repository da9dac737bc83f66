import { headers } from "next/headers"
import { forbidden, redirect } from "next/navigation"
import { MedusaReadError } from "@/lib/medusa/failure"
import { PATH_HEADER } from "@/lib/session/path-header"
import { readMe, type Staff } from "./client"
import { mayOpen, permissionOfPage } from "./permissions"

/** Page on which a second factor is set up. */
const OWN_ACCOUNT = "/admin/settings/account"

/**
 * Redirects visitors who are not staff to the sign-in page, and from there back, and shows staff whose role does not allow the
 * page the screen of a 403; those who have to set up a second factor are led there. Called by every page, because layouts do not run for each navigation.
 *
 * @throws MedusaReadError when Medusa does not respond: then nobody passes
 */
export async function requireStaff(): Promise<Staff> {
  const me = await readMe()
  const path = (await headers()).get(PATH_HEADER)
  if (me.ok) {
    if (me.value.needsSecondFactor && permissionOfPage(path ?? "") !== "account.own") redirect(OWN_ACCOUNT)
    // The proxy names the path of every page below /admin.
    if (path === null || !mayOpen(me.value.role, path)) forbidden()
    return me.value
  }
  if (me.failure.kind !== "expired") throw new MedusaReadError("/admin/staff/me", me.failure)
  redirect(path === null ? "/admin" : `/admin?next=${encodeURIComponent(path)}`)
}
