import { describe, expect, it } from "vitest"
import { clampQuantity, repairQuantity } from "./quantity"

const range = { min: 1, max: 8 }

describe("a quantity", () => {
  it.each([
    [0, 1],
    [-4, 1],
    [3, 3],
    [3.4, 3],
    [9, 8],
  ])("of %d becomes %d", (given, expected) => {
    expect(clampQuantity(given, range)).toBe(expected)
  })

  it("without a limit may be any size", () => {
    expect(clampQuantity(12_000, { min: 1, max: null })).toBe(12_000)
  })

  it.each([
    ["5", 5],
    ["", 3],
    [" ", 3],
    ["abc", 3],
    ["1e9", 8],
    ["2.6", 3],
    ["-1", 1],
    ["Infinity", 3],
  ])("typed as %j after 3 becomes %d", (text, expected) => {
    expect(repairQuantity(text, 3, range)).toBe(expected)
  })
})
