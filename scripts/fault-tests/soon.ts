import { setTimeout as sleep } from "node:timers/promises"

const POLL_MS = 50

/**
 * Repeats an expectation until it holds. How soon that is, is no test's business but the benchmark's: the limit is for a shop in
 * which it never does.
 *
 * @param withinMs after which the last failure, which has what was seen last, is thrown; longer where something must run out first
 */
export async function soon(expectation: () => void | Promise<void>, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await sleep(POLL_MS)
  }
}
