import { setTimeout as sleep } from "node:timers/promises"
import { SetupError } from "./errors.ts"

const POLL_MS = 200
const REQUEST_TIMEOUT_MS = 10_000

/** Whether an address responds with 2xx within a time in ms. @param signal ends the waiting, with false */
export async function responds(
  url: string,
  signal: AbortSignal,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<boolean> {
  // A timer of our own: Node.js may collect a signal made by AbortSignal.any before it fires (nodejs/node#57736).
  const end = new AbortController()
  const stop = () => end.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal.addEventListener("abort", stop)
  try {
    const response = await fetch(url, { signal: end.signal })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // not up; the caller says what that means
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", stop)
  }
}

/** Asks again and again whether an address responds with 2xx. @returns false after the time in ms, or when aborted */
export async function respondsWithin(url: string, signal: AbortSignal, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!(await responds(url, signal))) {
    if (signal.aborted || performance.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/**
 * Waits until an address responds with 2xx.
 * @param failed rejects when waiting has become pointless, for example because the program has ended
 * @throws SetupError after the time given in ms
 */
export async function waitForHealth(url: string, failed: Promise<never>, timeoutMs: number): Promise<void> {
  const end = new AbortController()
  const poll = async () => {
    if (await respondsWithin(url, end.signal, timeoutMs)) return
    throw new SetupError(`${url} has not answered for ${Math.round(timeoutMs / 1000)} s.`)
  }
  try {
    await Promise.race([poll(), failed])
  } finally {
    end.abort()
  }
}
