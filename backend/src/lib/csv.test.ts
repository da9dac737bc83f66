import { describe, expect, it } from "vitest"
import { csvLine } from "./csv"

describe("A line of CSV", () => {
  it("quotes every cell, and doubles the quotes within", () => {
    expect(csvLine(["plain", 'a "quote"', "two\nlines", null])).toBe(
      '"plain","a ""quote""","two\nlines",""\r\n',
    )
  })

  it.each(["=1+1", "+44 1632", "-1", "@SUM(A1)", "\tx", "\rx"])("%j is no formula in it", (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  })
})
