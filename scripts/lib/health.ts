import { setTimeout as sleep } from "node:timers/promises"
import { SetupError } from "./errors.ts"

const POLL_MS = 200
const REQUEST_TIMEOUT_MS = 10_000

async function responses(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // not up yet; the caller reports a timeout
  }
}

/**
 * Waits until an address responds with 2xx.
 * @param failed rejects when waiting has become pointless, for example because the program has ended
 * @throws SetupError after the time given in ms
 */
export async function waitForHealth(url: string, failed: Promise<never>, timeoutMs: number): Promise<void> {
  const end = new AbortController()
  const poll = async () => {
    const deadline = Date.now() + timeoutMs
    while (!(await responses(url, end.signal))) {
      if (end.signal.aborted) return
      if (Date.now() > deadline) {
        throw new SetupError(`${url} has not answered for ${Math.round(timeoutMs / 1000)} s.`)
      }
      await sleep(POLL_MS)
    }
  }
  try {
    await Promise.race([poll(), failed])
  } finally {
    end.abort()
  }
}
