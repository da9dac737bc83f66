import { describe, expect, it } from "vitest"
import { allowance, remainder } from "./count"

describe("a character count", () => {
  it("says at first what may be written", () => {
    expect(allowance(1200)).toBe("You can enter up to 1,200 characters")
  })

  it.each([
    [0, "You have 10 characters left"],
    [9, "You have 1 character left"],
    [10, "You have 0 characters left"],
    [11, "You have 1 character too many"],
    [25, "You have 15 characters too many"],
  ])("says after %i what is left or too much", (length, text) => {
    expect(remainder(length, 10)).toBe(text)
  })
})
