import { describe, expect, it } from "vitest"
import { csvLines } from "./csv"

describe("Lines of CSV", () => {
  it("have quotes around every cell, and double the quotes within", () => {
    expect(csvLines([["plain", 'a "quote"', "two\nlines", null]], "all")).toBe(
      '"plain","a ""quote""","two\nlines",""\r\n',
    )
  })

  it("have quotes only around cells that need them", () => {
    expect(
      csvLines([["plain", 'say "hi"', "a,b", "two\nlines", " blank", "a;b", "a\rb", null]], "needed"),
    ).toBe('plain,"say ""hi""","a,b","two\nlines"," blank","a;b","a\rb",\r\n')
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
  ])("have no formula in %j", (cell) => {
    expect(csvLines([[cell]], "all")).toBe(`"'${cell}"\r\n`)
  })
})
