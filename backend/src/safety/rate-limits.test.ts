import { type Logger } from "@medusajs/framework/types"
import { afterEach, describe, expect, it, vi } from "vitest"
import { RateLimits } from "./rate-limits"
import { Refusal } from "./refusal"

const LIMITS = {
  signIn: 3,
  accountRequests: 1,
  forms: 2,
  mail: 1,
  suggestions: 1,
  productViews: 1,
  search: 1,
  reads: 1,
  writes: 1,
  newCarts: 1,
}
/** Address without a server: nothing listens on the discard port. */
const NO_REDIS = "redis://127.0.0.1:9"

const said: string[] = []
const logger = { warn: (text: string) => said.push(text), info: () => undefined } as unknown as Logger

afterEach(() => {
  vi.useRealTimers()
  said.length = 0
})

describe("A rate limit", () => {
  it("refuses requests after the last allowed one, until the minute is over", async () => {
    vi.useFakeTimers()
    const limits = new RateLimits(LIMITS, undefined, logger)
    await limits.take("forms", "a")
    await vi.advanceTimersByTimeAsync(20_000)
    await limits.take("forms", "a")
    await expect(limits.take("forms", "a")).rejects.toMatchObject({ status: 429, retryAfter: 40 })
    await expect(limits.take("forms", "a")).rejects.toBeInstanceOf(Refusal)
    await limits.take("forms", "b")
    await limits.take("mail", "a")
    await vi.advanceTimersByTimeAsync(40_000)
    await limits.take("forms", "a")
  })

  it("gives back what did not fail", async () => {
    const limits = new RateLimits(LIMITS, undefined, logger)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await limits.take("sign-in", "a")
      await limits.giveBack("sign-in", "a")
    }
  })

  it("counts in this process while Redis is unavailable, with one line in the log", async () => {
    const limits = new RateLimits(LIMITS, NO_REDIS, logger)
    await limits.open()
    await limits.take("forms", "a")
    await limits.take("forms", "a")
    await expect(limits.take("forms", "a")).rejects.toMatchObject({ status: 429 })
    await limits.take("sign-in", "a")
    await limits.giveBack("sign-in", "a")
    limits.close()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain("Redis is unavailable")
  })
})
