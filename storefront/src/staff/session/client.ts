import type { AdminStaffMeResponse, StaffRole } from "@scanwright/backend/contract"
import { cookies } from "next/headers"
import { cache } from "react"
import { askTwice, type Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { staffCookieName } from "@/lib/session/cookie"
import { callAs, callOnceAs, type StaffCall } from "./call-as"

/** Longest wait for a write, in ms. */
const WRITE_TIMEOUT_MS = 15_000

const tokenOfVisitor = async () => (await cookies()).get(staffCookieName())?.value

/** Options of a write. */
export interface StaffWrite extends Pick<
  StaffCall,
  "query" | "body" | "ifMatch" | "idempotencyKey" | "timeoutMs" | "isRepeatable" | "readsRefusals"
> {
  readonly method?: "POST" | "DELETE"
  /** The action as failure messages name it (specification, section 8): "add brand", "update category". */
  readonly action: string
}

/**
 * Reads from Medusa's Admin API as the signed-in member of staff; a second time where no response came. Never cached.
 *
 * @param path `/admin/…`
 * @param query its parameters
 * @returns the response's body; a failure of the kind "expired" where nobody is signed in
 */
export async function readAsStaff<Data>(path: string, query: Query = {}): Promise<Result<Data>> {
  const token = await tokenOfVisitor()
  return askTwice(() => callOnceAs(token, path, { query }))
}

/**
 * Writes through Medusa's Admin API as the signed-in member of staff, with the retries of the specification's section 9.
 *
 * @param path `/admin/…`
 * @returns the response's body; a failure of the kind "expired", "conflict", "invalid", "permission", "not_found",
 * "unavailable" or "other", with a message by section 8
 */
export async function writeAsStaff<Data>(
  path: string,
  { method = "POST", timeoutMs = WRITE_TIMEOUT_MS, ...write }: StaffWrite,
): Promise<Result<Data>> {
  return callAs(await tokenOfVisitor(), path, { method, timeoutMs, ...write })
}

/**
 * Fetches a file that is not JSON, such as CSV, as the signed-in member of staff.
 *
 * @param path `/admin/…`
 * @param accept the file's media type: "text/csv"
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
  readonly role: StaffRole
  /** True where a second factor is required and not set up: nothing but the own account opens then. */
  readonly needsSecondFactor: boolean
}

/** Reads the signed-in member of staff, with the role, from Medusa; once per rendered page. */
export const readMe = cache(async (): Promise<Result<Staff>> => {
  const result = await readAsStaff<AdminStaffMeResponse>("/admin/staff/me")
  if (!result.ok) return result
  const { staff_member: member, needs_second_factor: needsSecondFactor } = result.value
  const { id, email, first_name: first, last_name: last, role } = member
  const name = [first, last].filter(Boolean).join(" ") || email
  return { ok: true, value: { id, email, name, role, needsSecondFactor } }
})
