import { clearTimeout, setTimeout } from "node:timers"

/**
 * Runs a task with a signal that aborts it when its time is over. `AbortSignal.timeout` would keep everything that the present
 * request has rendered in memory until it has been through three collections of garbage, some hundred kB for each request.
 *
 * @param ms the task's time; where it resolves to a response, the reading of its body counts
 * @returns what the task resolves to
 * @throws what the task throws; a `TimeoutError` after its time
 */
export async function withTimeout<Value>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const stop = () => controller.abort(new DOMException(`Not done within ${ms} ms`, "TimeoutError"))
  const timer = setTimeout(stop, ms).unref()
  let isOpen = false
  try {
    const value = await task(controller.signal)
    isOpen = value instanceof Response && !value.bodyUsed && value.body !== null
    return value
  } finally {
    if (!isOpen) clearTimeout(timer)
  }
}
