import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { MedusaReadError } from "@/lib/medusa/failure"
import { PATH_HEADER } from "@/lib/session/path-header"
import { type Account, readAccount } from "./client"

/**
 * Redirects visitors who are not signed in to the sign-in page, and from there back.
 *
 * @returns the person, the company and the roles
 * @throws MedusaReadError when Medusa does not respond: then nobody passes
 */
export async function requireAccount(): Promise<Account> {
  const read = await readAccount()
  if (read.ok) return read.value
  const { failure } = read
  // A company that is closed, or a member who was suspended, is signed out like anybody else.
  const isRefused =
    failure.kind === "expired" || failure.kind === "permission" || failure.kind === "not_found"
  if (!isRefused) throw new MedusaReadError("/store/account", failure)
  const path = (await headers()).get(PATH_HEADER)
  redirect(path === null ? "/account/sign-in" : `/account/sign-in?next=${encodeURIComponent(path)}`)
}

/** Redirects visitors who are signed in already. @param path the page to go to */
export async function leadMemberOn(path: string): Promise<void> {
  if ((await readAccount()).ok) redirect(path)
}
