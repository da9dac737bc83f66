import { describe, expect, it } from "vitest"
import { countItems, shortCount } from "./short-count"

describe("shortCount", () => {
  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99+"],
    [12_345, "99+"],
  ])("shows %d as %s", (count, shown) => {
    expect(shortCount(count)).toBe(shown)
  })
})

describe("countItems", () => {
  it.each([
    [0, "0 items"],
    [1, "1 item"],
    [2, "2 items"],
  ])("says %d as %s", (count, text) => {
    expect(countItems(count)).toBe(text)
  })
})
