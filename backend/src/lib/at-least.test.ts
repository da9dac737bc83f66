import { setTimeout as wait } from "node:timers/promises"
import { beforeEach, expect, it, vi } from "vitest"
import { atLeast } from "./at-least"

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn() }))

let ring = (): void => undefined

beforeEach(() => {
  vi.mocked(wait).mockReturnValue(new Promise((resolve) => (ring = () => resolve(undefined))))
})

/** Whether a promise has an outcome once all that is ready has run. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const done = vi.fn()
  promise.then(done, done)
  await new Promise(setImmediate)
  return done.mock.calls.length > 0
}

it("returns the result of work that is done earlier only when the time is over", async () => {
  const answer = atLeast(250, () => Promise.resolve("done"))
  expect(wait).toHaveBeenCalledWith(250)
  expect(await isDone(answer)).toBe(false)
  ring()
  expect(await answer).toBe("done")
})

it("throws the error of work that fails earlier only when the time is over", async () => {
  const answer = atLeast(250, () => Promise.reject(new Error("failed")))
  expect(await isDone(answer)).toBe(false)
  ring()
  await expect(answer).rejects.toThrow("failed")
})

it("waits for work that takes longer than the time", async () => {
  let finish = (): void => undefined
  const answer = atLeast(250, () => new Promise<void>((resolve) => (finish = resolve)))
  ring()
  expect(await isDone(answer)).toBe(false)
  finish()
  await answer
})
