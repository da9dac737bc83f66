import type { Failure, Result } from "@/lib/medusa/failure"

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
}

/** The result of a staff action. Failures are returned: an error thrown on the server reaches the browser without its message. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | FailedOutcome

/** A failed request to Medusa as the result of an action. */
export const failedOutcome = ({ kind, message }: Failure): FailedOutcome => ({
  ok: false,
  kind: kind === "blocked" ? "unavailable" : kind,
  message,
})

/** The result of a request to Medusa as the result of an action. */
export const outcomeOf = <Value>(result: Result<Value>): Outcome<Value> =>
  result.ok ? result : failedOutcome(result.failure)
