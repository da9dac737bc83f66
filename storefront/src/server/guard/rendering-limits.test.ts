import { describe, expect, it, vi } from "vitest"
import { type Admission, type Rendering, RenderingLimits } from "./rendering-limits"

/** Ten drawings and twenty missing pages in each ten seconds. */
const limits = () => new RenderingLimits({ drawings: 60, missing: 120 })

async function visit(of: RenderingLimits, rendering: Rendering, address: string, isRendered = true) {
  const admission = await of.admit(rendering, address)
  if (typeof admission === "number") return admission
  await admission.settle(isRendered)
  return undefined
}

const times = <Result>(count: number, run: () => Result) => Promise.all(Array.from({ length: count }, run))
const refused = (results: readonly (number | Admission)[]) =>
  results.filter((result) => typeof result === "number")

describe("What one visitor may have rendered", () => {
  it("is a few drawings, however many are asked for at once, and then a wait of some seconds", async () => {
    const of = limits()
    const results = await times(30, () => of.admit("drawings", "198.51.100.1"))
    expect(refused(results)).toHaveLength(20)
    for (const seconds of refused(results)) {
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(seconds).toBeLessThanOrEqual(10)
    }
    expect(await visit(of, "drawings", "198.51.100.2"), "another visitor's share").toBeUndefined()
  })

  it("does not count what was stored already, nor the pages of the shop", async () => {
    const of = limits()
    for (let turn = 0; turn < 100; turn += 1) {
      expect(await visit(of, "drawings", "198.51.100.1", false)).toBeUndefined()
      expect(await visit(of, "missing", "198.51.100.1", false)).toBeUndefined()
    }
  })

  it("is some missing pages, and of everything else as much as a browser sends at once", async () => {
    const of = limits()
    for (let turn = 0; turn < 20; turn += 1)
      expect(await visit(of, "missing", "198.51.100.1")).toBeUndefined()
    expect(await visit(of, "missing", "198.51.100.1")).toBeGreaterThanOrEqual(1)
    expect(refused(await times(60, () => of.admit("missing", "198.51.100.2")))).toEqual([])
    expect(await of.admit("missing", "198.51.100.2")).toBe(1)
  })

  it("is rendered one after the other for visitors who find nothing again and again, and at once for others", async () => {
    const of = limits()
    const flooding = ["198.51.100.1", "198.51.100.2", "198.51.100.3"]
    for (const address of flooding) await times(5, () => visit(of, "missing", address))
    const begun: string[] = []
    const begin = async (address: string) => {
      const admission = await of.admit("missing", address)
      begun.push(address)
      return admission as Admission
    }
    const waiting = flooding.map(begin)
    await begin("198.51.100.4")
    expect(begun.filter((address) => flooding.includes(address)).length).toBeLessThanOrEqual(1)
    for (const [at, admission] of waiting.entries()) {
      await (await admission).settle(false)
      expect(begun.filter((address) => flooding.includes(address))).toEqual(flooding.slice(0, at + 1))
    }
  })

  it("does not wait for ever for a visitor who never reads what was rendered", async () => {
    vi.useFakeTimers()
    const of = limits()
    await times(5, () => visit(of, "missing", "198.51.100.1"))
    await of.admit("missing", "198.51.100.1")
    const next = of.admit("missing", "198.51.100.1")
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await next).toHaveProperty("settle")
    vi.useRealTimers()
  })
})
