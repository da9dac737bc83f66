import {
  ROLE_REFUSAL,
  roleAllows,
  SECOND_FACTOR_REFUSAL,
  type StaffPermission,
} from "@scanwright/backend/contract"
import { headers } from "next/headers"
import { unstable_rethrow } from "next/navigation"
import type { z } from "zod"
import { env } from "@/config/env"
import { reportActionBegun } from "@/lib/action-begun"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { readMe, type Staff } from "./client"
import { failedOutcome, type FailedOutcome, invalidOutcome, type Outcome } from "./outcome"
import { STAFF_ACTIONS, type StaffActionName } from "./permissions"

const FOREIGN: FailedOutcome = {
  ok: false,
  kind: "permission",
  message: FAILURE_MESSAGES.permission ?? "",
}

const NOT_ALLOWED: FailedOutcome = { ok: false, kind: "permission", message: ROLE_REFUSAL }

/** Why a member of staff may not run an action; null where nothing forbids it. */
function refusalOf({ role, needsSecondFactor }: Staff, permission: StaffPermission): FailedOutcome | null {
  if (needsSecondFactor && permission !== "account.own") {
    return { ...NOT_ALLOWED, message: SECOND_FACTOR_REFUSAL }
  }
  return roleAllows(role, permission) ? null : NOT_ALLOWED
}

const BROKEN: FailedOutcome = {
  ok: false,
  kind: "other",
  message: "Something went wrong on our side. Please try again; if it stays so, the server's log says why.",
}

/**
 * Creates a server action for staff; all of them are created here. An action runs only for pages of this site, for signed-in
 * staff whose role allows it, and for input that the schema accepts. Failures are returned as outcomes: nothing is thrown to the browser.
 *
 * @param name of the action in the table of permissions
 * @param schema of the input
 * @param act the action itself
 */
export function staffAction<Schema extends z.ZodType, Value>(
  name: StaffActionName,
  schema: Schema,
  act: (input: z.output<Schema>, staff: Staff) => Promise<Outcome<Value>>,
): (input: z.input<Schema>) => Promise<Outcome<Value>> {
  return async (input: unknown) => {
    reportActionBegun()
    if (!isOfThisSite({ headers: await headers() }, env().SITE_URL)) return FOREIGN
    const me = await readMe()
    if (!me.ok) return failedOutcome(me.failure)
    const refusal = refusalOf(me.value, STAFF_ACTIONS[name])
    if (refusal) return refusal
    const read = schema.safeParse(input)
    if (!read.success) return invalidOutcome(read.error)
    try {
      return await act(read.data, me.value)
    } catch (error) {
      unstable_rethrow(error)
      console.error(`An action of ${me.value.id}:`, error)
      return BROKEN
    }
  }
}
