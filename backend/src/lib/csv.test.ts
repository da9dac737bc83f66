import { describe, expect, it } from "vitest"
import { csvLine } from "./csv"

describe("A line of CSV", () => {
  it("has quotes around every cell, and doubles the quotes within", () => {
    expect(csvLine(["plain", 'a "quote"', "two\nlines", null], "all")).toBe(
      '"plain","a ""quote""","two\nlines",""\r\n',
    )
  })

  it("has quotes only around cells that need them", () => {
    expect(csvLine(["plain", 'say "hi"', "a,b", "two\nlines", " blank", null], "needed")).toBe(
      'plain,"say ""hi""","a,b","two\nlines"," blank",\r\n',
    )
  })

  it.each([
    "=1+1",
    "+44 1632",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\n=1+1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "'=1+1",
  ])("has no formula in %j", (cell) => {
    expect(csvLine([cell], "all")).toBe(`"'${cell}"\r\n`)
  })
})
