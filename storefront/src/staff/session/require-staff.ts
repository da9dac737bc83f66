import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { MedusaReadError } from "@/lib/medusa/failure"
import { readMe, type Staff } from "./client"
import { PATH_HEADER } from "./path-header"

/**
 * Lets only staff pass: the first line of every page, for layouts are not run for each. Others are led to the sign-in, and
 * from there back.
 *
 * @throws MedusaReadError when Medusa does not say who it is: then nobody passes
 */
export async function requireStaff(): Promise<Staff> {
  const me = await readMe()
  if (me.ok) return me.value
  if (me.failure.kind !== "expired") throw new MedusaReadError("/admin/users/me", me.failure)
  const path = (await headers()).get(PATH_HEADER)
  redirect(path === null ? "/admin" : `/admin?next=${encodeURIComponent(path)}`)
}
