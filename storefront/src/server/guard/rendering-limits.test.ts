import { describe, expect, it } from "vitest"
import { type Rendering, RenderingLimits } from "./rendering-limits"

/** Ten drawings and twenty missing pages in each ten seconds. */
const limits = () => new RenderingLimits({ drawings: 60, missing: 120 })

async function visit(of: RenderingLimits, rendering: Rendering, address: string, isRendered = true) {
  const seconds = await of.admit(rendering, address)
  if (seconds === undefined) await of.settle(rendering, address, isRendered)
  return seconds
}

const times = <Result>(count: number, run: () => Result) => Promise.all(Array.from({ length: count }, run))
const refused = (results: readonly (number | undefined)[]) =>
  results.filter((seconds) => seconds !== undefined)

describe("What one visitor may have rendered", () => {
  it("is a few drawings, however many are asked for at once, and then a wait of some seconds", async () => {
    const of = limits()
    const results = await times(30, () => of.admit("drawings", "198.51.100.1"))
    expect(refused(results)).toHaveLength(20)
    for (const seconds of refused(results)) {
      expect(seconds).toBeGreaterThanOrEqual(1)
      expect(seconds).toBeLessThanOrEqual(10)
    }
    expect(await of.admit("drawings", "198.51.100.2"), "another visitor's share").toBeUndefined()
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

  it("is counted for the network that a provider's customer has", async () => {
    const of = limits()
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, host) => of.admit("drawings", `2001:db8:1:2::${host + 1}`)),
    )
    expect(refused(results)).toHaveLength(20)
  })
})
