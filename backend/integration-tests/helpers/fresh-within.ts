import { availableParallelism, loadavg } from "node:os"

/** Longest time until a change by staff is on the public pages, in ms (docs/faults.md has measurements). */
const FRESH_WITHIN_MS = 2_000

/**
 * By how much longer a test waits than the machine alone would need: where more processes want to run than there are
 * processors, each waits for its turn. Windows reports no load, so it is 1 there.
 */
export function waitFactor(): number {
  const [load = 0] = loadavg()
  return Math.max(1, load / availableParallelism())
}

/** How long a test waits until a change by staff is on the public pages, in ms. */
export const freshWithin = (): number => FRESH_WITHIN_MS * waitFactor()
