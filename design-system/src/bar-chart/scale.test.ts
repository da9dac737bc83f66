import { describe, expect, it } from "vitest"
import { barAcross, extentOf, placeOf, scaleFor } from "./scale"

describe("scaleFor", () => {
  it.each([
    [
      [3, 7, 9.2],
      [0, 2, 4, 6, 8, 10],
    ],
    [
      [41, 118],
      [0, 25, 50, 75, 100, 125],
    ],
    [
      [0.12, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [[1_204_000], [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
    [
      [-18, 62],
      [-20, 0, 20, 40, 60, 80],
    ],
    [
      [-4, -9],
      [-10, -8, -6, -4, -2, 0],
    ],
    [[100], [0, 20, 40, 60, 80, 100]],
  ])("of %o has the ticks %o", (values, ticks) => {
    expect(scaleFor(values).ticks).toEqual(ticks)
  })

  it("holds the limits of estimates, not only their middles", () => {
    expect(scaleFor([{ value: 60, low: 40, high: 96 }]).max).toBe(100)
  })

  it.each([[[]], [[0, 0]], [[null]]])("of %o still has a length to draw on", (values) => {
    expect(scaleFor(values)).toEqual({ min: 0, max: 1, ticks: [0, 1] })
  })
})

describe("places on a scale", () => {
  const scale = scaleFor([-20, 80])

  it("puts a number in per cent of the scale's length", () => {
    expect([-20, 0, 30, 80].map((number) => placeOf(number, scale))).toEqual([0, 20, 50, 100])
  })

  it.each([
    [0, 30, { start: 20, size: 30 }],
    [0, -20, { start: 0, size: 20 }],
    [0, 0, { start: 20, size: 0 }],
  ])("draws from %d to %d as %o", (one, other, extent) => {
    expect(extentOf(one, other, scale)).toEqual(extent)
  })
})

describe("barAcross", () => {
  it("puts one bar in the middle", () => {
    expect(barAcross(0, 1)).toEqual({ start: 25, size: 50 })
  })

  it.each([2, 3, 4])("spreads %d bars evenly, mirrored about the middle", (count) => {
    const bars = Array.from({ length: count }, (_, index) => barAcross(index, count))
    const [first, last] = [bars[0], bars.at(-1)]
    expect(first?.start).toBeCloseTo(100 - (last?.start ?? 0) - (last?.size ?? 0), 6)
    bars.slice(1).forEach((bar, index) => {
      expect(bar.start).toBeGreaterThan((bars[index]?.start ?? 0) + (bars[index]?.size ?? 0))
    })
  })
})
