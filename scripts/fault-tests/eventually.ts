import { setTimeout as sleep } from "node:timers/promises"

const POLL_MS = 100

/** Repeats an expectation until it holds. @param withinMs after which the last failure is thrown */
export async function eventually(expectation: () => void | Promise<void>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await sleep(POLL_MS)
  }
}
