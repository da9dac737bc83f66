import { setTimeout as pause } from "node:timers/promises"

/** Milliseconds between two tries: without a pause, a test would take the time of the process that it waits for. */
const EVERY = 50

/**
 * Tries again until an expectation holds. How soon it holds is no matter of a test: the benchmark measures it.
 *
 * @param expectation throws while it does not hold
 * @param within milliseconds after which the last try's error is thrown
 */
export async function soon(expectation: () => void | Promise<void>, within = 20_000): Promise<void> {
  const until = Date.now() + within
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(EVERY)
    }
  }
}
