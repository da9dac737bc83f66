import { setTimeout as wait } from "node:timers/promises"

/**
 * Does some work and returns no sooner than after a time, so that the duration does not disclose what was done.
 *
 * @param milliseconds longer than the work normally takes
 * @throws what the work throws, no sooner either
 */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)])
  if (outcome.status === "rejected") throw outcome.reason
  return outcome.value
}
