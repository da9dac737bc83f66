import { describe, expect, it } from "vitest"
import { code128 } from "./code128"

/** Modules as a row of 1 (bar) and 0 (space). */
function modules(text: string): string {
  return code128(text)
    .map((width, index) => (index % 2 === 0 ? "1" : "0").repeat(width))
    .join("")
}

describe("code128", () => {
  it("draws start B, the letter, its check symbol and the stop", () => {
    // "A" has value 33; the check is (104 + 33) mod 103 = 34. Patterns from ISO/IEC 15417, table 1.
    expect(modules("A")).toBe("11010010000" + "10100011000" + "10001011000" + "1100011101011")
  })

  it("gives every symbol 11 modules and the stop 13", () => {
    expect(modules("SCANWRIGHT")).toHaveLength(11 * 12 + 13)
  })

  it("refuses a character the code does not have", () => {
    expect(() => code128("£")).toThrow(RangeError)
  })
})
