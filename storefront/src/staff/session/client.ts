import { cookies } from "next/headers"
import { cache } from "react"
import { askTwice, type Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { callAs, callOnceAs, type StaffCall } from "./call-as"
import { STAFF_COOKIE } from "./token"

/** Longest wait for a write, in ms. */
const WRITE_TIMEOUT_MS = 15_000

const tokenOfVisitor = async () => (await cookies()).get(STAFF_COOKIE)?.value

/** How a write is made. */
export interface StaffWrite extends Pick<StaffCall, "body" | "ifMatch" | "timeoutMs" | "isRepeatable"> {
  readonly method?: "POST" | "DELETE"
  /** What is being done, in section 8's words: "add brand", "update category". */
  readonly action: string
}

/**
 * Reads from Medusa's Admin API as the member of staff whose request this is, again where it did not answer. Never cached.
 *
 * @param path `/admin/…`
 * @param query its parameters
 * @returns the answer; a failure of the kind "expired" where nobody is signed in
 */
export async function readAsStaff<Answer>(path: string, query: Query = {}): Promise<Result<Answer>> {
  const token = await tokenOfVisitor()
  return askTwice(() => callOnceAs(token, path, { query }))
}

/**
 * Has Medusa do something as the member of staff whose request this is; tried again as section 9 says.
 *
 * @param path `/admin/…`
 * @returns the answer; a failure of the kind "expired", "conflict", "invalid", "permission", "not_found", "unavailable" or
 * "other", with a message by section 8
 */
export async function writeAsStaff<Answer>(
  path: string,
  { method = "POST", timeoutMs = WRITE_TIMEOUT_MS, ...write }: StaffWrite,
): Promise<Result<Answer>> {
  return callAs(await tokenOfVisitor(), path, { method, timeoutMs, ...write })
}

/**
 * Fetches what is no JSON, such as a CSV file, as the member of staff whose request this is.
 *
 * @param path `/admin/…`
 * @param accept its media type: "text/csv"
 */
export async function fetchAsStaff(
  path: string,
  accept: string,
  query: Query = {},
  timeoutMs?: number,
): Promise<Result<Response>> {
  return callOnceAs(await tokenOfVisitor(), path, { accept, query, timeoutMs })
}

/** A member of staff. */
export interface Staff {
  readonly id: string
  readonly email: string
  /** First and last name, or the e-mail address where there is none. */
  readonly name: string
}

interface MeResponse {
  user: { id: string; email: string; first_name: string | null; last_name: string | null }
}

/** Who makes this request, by Medusa's word and nobody else's; asked once while a page is rendered. */
export const readMe = cache(async (): Promise<Result<Staff>> => {
  const result = await readAsStaff<MeResponse>("/admin/users/me", {
    fields: "id,email,first_name,last_name",
  })
  if (!result.ok) return result
  const { id, email, first_name: first, last_name: last } = result.value.user
  return { ok: true, value: { id, email, name: [first, last].filter(Boolean).join(" ") || email } }
})
