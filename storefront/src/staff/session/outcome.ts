import type { z } from "zod"
import type { Failure, Result } from "@/lib/medusa/failure"
import { problemsOf } from "@/lib/problems-of"

/** Kinds of failure that a staff action can return. */
export type OutcomeKind =
  "expired" | "conflict" | "invalid" | "permission" | "not_found" | "unavailable" | "other"

/** A failed action, with a message for the user (specification, section 8). */
export interface FailedOutcome {
  readonly ok: false
  readonly kind: OutcomeKind
  readonly message: string
  /** Problems by the path of the field: "images.0.alt_text". */
  readonly fields?: Readonly<Record<string, string>>
  /** Id of the product that has what must be unique, where the request was made with `readsRefusals`. */
  readonly holderId?: string
}

/** Id of the product that has what a refused record needs for itself; undefined where that is not the reason. */
export const holderOf = ({ refusals = [] }: Failure): string | undefined =>
  refusals.find(({ product_id: id }) => id !== undefined)?.product_id

/** The result of a staff action. Failures are returned: an error thrown on the server reaches the browser without its message. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | FailedOutcome

/** A failed request to Medusa as the result of an action. */
export function failedOutcome(failure: Failure): FailedOutcome {
  const { kind, message } = failure
  const holderId = holderOf(failure)
  return {
    ok: false,
    kind: kind === "blocked" ? "unavailable" : kind,
    message,
    ...(holderId !== undefined && { holderId }),
  }
}

/** Input that a schema refuses as the result of an action. */
export const invalidOutcome = (error: z.ZodError): FailedOutcome => ({
  ...{ ok: false, kind: "invalid", message: "Please check what you entered." },
  fields: problemsOf(error),
})

/** The result of a request to Medusa as the result of an action. */
export const outcomeOf = <Value>(result: Result<Value>): Outcome<Value> =>
  result.ok ? result : failedOutcome(result.failure)
