import { describe, expect, it } from "vitest"
import { Slots } from "./slots"

describe("Slots", () => {
  it("let so many tasks run at a time, all in the end, also after one that fails", async () => {
    const slots = new Slots(2)
    let running = 0
    let most = 0
    const task = (fails: boolean) => async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return fails ? Promise.reject(new RangeError("failed")) : most
    }
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((at) => slots.run(task(at % 2 === 1))))
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
    ])
    expect(most).toBe(2)
  })
})
