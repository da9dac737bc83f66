import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { MedusaReadError } from "@/lib/medusa/failure"
import { readMe, type Staff } from "./client"
import { PATH_HEADER } from "./path-header"

/**
 * Redirects visitors who are not staff to the sign-in page, and from there back. Called by every page, because layouts do not
 * run for each navigation.
 *
 * @throws MedusaReadError when Medusa does not respond: then nobody passes
 */
export async function requireStaff(): Promise<Staff> {
  const me = await readMe()
  if (me.ok) return me.value
  if (me.failure.kind !== "expired") throw new MedusaReadError("/admin/users/me", me.failure)
  const path = (await headers()).get(PATH_HEADER)
  redirect(path === null ? "/admin" : `/admin?next=${encodeURIComponent(path)}`)
}
