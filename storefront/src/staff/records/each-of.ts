import type { Failure, Result } from "@/lib/medusa/failure"
import { failedOutcome, holderOf, type Outcome } from "@/staff/session/outcome"

/** What became of several records: those that were changed, and why the first of the others was not. */
export interface ManyDone {
  readonly done: readonly string[]
  readonly failed: readonly string[]
  /** Why the first of the failed ones failed; null where there is none. */
  readonly message: string | null
  /** Id of the product that has what the first of the failed ones needs for itself, where that is why. */
  readonly holderId?: string
}

/**
 * Does one write after the other, so that a list of many records does not crowd out the shop's visitors.
 *
 * @param isDone whether a write has the result that was wanted
 */
export async function eachOf(
  ids: readonly string[],
  write: (id: string) => Promise<Result<unknown>>,
  isDone: (result: Result<unknown>) => boolean = ({ ok }) => ok,
): Promise<Outcome<ManyDone>> {
  const done: string[] = []
  const failed: string[] = []
  let first: Failure | undefined
  for (const one of ids) {
    const result = await write(one)
    if (isDone(result)) done.push(one)
    else if (!result.ok) {
      if (result.failure.kind === "expired") return failedOutcome(result.failure)
      failed.push(one)
      first ??= result.failure
    }
  }
  const holderId = first && holderOf(first)
  const message = first?.message ?? null
  return { ok: true, value: { done, failed, message, ...(holderId !== undefined && { holderId }) } }
}
