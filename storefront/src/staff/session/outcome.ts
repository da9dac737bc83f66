import type { Failure, Result } from "@/lib/medusa/failure"

/** What kinds of failure a form or a button of the staff's screens hears of. */
export type OutcomeKind =
  "expired" | "conflict" | "invalid" | "permission" | "not_found" | "unavailable" | "other"

/** An action that failed, in words for the user (specification, section 8). */
export interface FailedOutcome {
  readonly ok: false
  readonly kind: OutcomeKind
  readonly message: string
  /** What is wrong, by the path of the field: "images.0.alt_text". */
  readonly fields?: Readonly<Record<string, string>>
}

/** What became of a staff action: data, since a browser is told nothing of what is thrown on the server. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | FailedOutcome

/** A failure of Medusa's as a staff screen hears of it. */
export const failedOutcome = ({ kind, message }: Failure): FailedOutcome => ({
  ok: false,
  kind: kind === "blocked" ? "unavailable" : kind,
  message,
})

/** What Medusa answered as the outcome of an action. */
export const outcomeOf = <Value>(result: Result<Value>): Outcome<Value> =>
  result.ok ? result : failedOutcome(result.failure)
