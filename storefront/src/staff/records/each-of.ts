import type { Result } from "@/lib/medusa/failure"
import { failedOutcome, type Outcome } from "@/staff/session/outcome"

/** What became of several records: those that were changed, and why the first of the others was not. */
export interface ManyDone {
  readonly done: readonly string[]
  readonly failed: readonly string[]
  /** Why the first of the failed ones failed; null where there is none. */
  readonly message: string | null
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
  let message: string | null = null
  for (const one of ids) {
    const result = await write(one)
    if (isDone(result)) done.push(one)
    else if (!result.ok) {
      if (result.failure.kind === "expired") return failedOutcome(result.failure)
      failed.push(one)
      message ??= result.failure.message
    }
  }
  return { ok: true, value: { done, failed, message } }
}
