import { describe, expect, it } from "vitest"
import { scaleFor } from "./scale"

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
