import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { LaggingCounts } from "./lagging-counts"

describe("Counts", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Counts 1, 2, 3…, each taking 100 ms. */
  const counting = () => {
    let last = 0
    return async () => {
      last += 1
      const counted = last
      // eslint-disable-next-line no-restricted-syntax -- of a clock that the test moves
      await new Promise((resolve) => setTimeout(resolve, 100))
      return counted
    }
  }
  const after = async <T>(ms: number, value: Promise<T>) => {
    await vi.advanceTimersByTimeAsync(ms)
    return value
  }

  it("counts once for all calls until a write", async () => {
    const counts = new LaggingCounts(10)
    const count = counting()
    const both = Promise.all([counts.get("a", count), counts.get("a", count)])
    expect(await after(100, both)).toEqual([1, 1])
    counts.clear()
    expect(await after(100, counts.get("a", count))).toBe(2)
  })

  it("returns an outdated count for half a second, and while it is counted again, but never after a second", async () => {
    const counts = new LaggingCounts(10)
    const count = counting()
    await after(100, counts.get("a", count))
    counts.age()
    expect(await counts.get("a", count)).toBe(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(await counts.get("a", count)).toBe(1)
    expect(await after(100, counts.get("a", count))).toBe(1)
    expect(await counts.get("a", count)).toBe(2)
    counts.age()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await after(100, counts.get("a", count))).toBe(3)
  })

  it("counts again what was outdated while it was being counted", async () => {
    const counts = new LaggingCounts(10)
    const count = counting()
    const first = counts.get("a", count)
    counts.age()
    expect(await after(100, first)).toBe(1)
    await vi.advanceTimersByTimeAsync(400)
    expect(await counts.get("a", count)).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(await counts.get("a", count)).toBe(2)
  })

  it("caches no failure, and no more counts than allowed", async () => {
    const counts = new LaggingCounts(1)
    await expect(counts.get("a", async () => Promise.reject(new Error("away")))).rejects.toThrow("away")
    expect(await counts.get("a", async () => Promise.resolve("here"))).toBe("here")
    await counts.get("b", async () => Promise.resolve("there"))
    expect(await counts.get("a", async () => Promise.resolve("again"))).toBe("again")
  })
})
