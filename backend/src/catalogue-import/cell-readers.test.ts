import { describe, expect, it } from "vitest"
import { withFormulaGuard } from "../contract/formula-guard"
import { csvLines } from "../lib/csv"
import { readCell, tidyCell } from "./cell-readers"
import { joinEntries } from "./list-cell"

describe("A cell of part numbers", () => {
  it("has them separated by semicolons, each once whatever its spelling", () => {
    expect(readCell("partNumbers", "CR8178-PC; cr8178pc;;MK2K3B/A", { most: 2 })).toEqual({
      value: ["CR8178-PC", "MK2K3B/A"],
    })
    expect(readCell("partNumbers", "")).toEqual({ value: [] })
  })

  it("is refused with what is no part number, and with too many", () => {
    expect(readCell("partNumbers", `A-1;${"x".repeat(101)}`)).toMatchObject({
      problem: expect.stringContaining("is not a part number") as string,
    })
    expect(readCell("partNumbers", "A1;A2;A3", { most: 2 })).toEqual({
      problem: "the cell has 3 part numbers; write at most 2",
    })
  })
})

describe("A cell of several entries", () => {
  it.each([
    [["USB | RS-232", "2.4 | 5 GHz"], String.raw`USB \| RS-232|2.4 \| 5 GHz`],
    [["C:\\", "D:\\|", "|"], String.raw`C:\\|D:\\\||\|`],
    [["one"], "one"],
  ])("has %j as %s", (entries, cell) => {
    expect(joinEntries(entries)).toBe(cell)
    expect(readCell("list", cell)).toEqual({ value: entries })
  })

  it("keeps a backslash before anything else, and a semicolon between part numbers", () => {
    expect(readCell("list", String.raw`C:\Drivers | \\server\share`)).toEqual({
      value: [String.raw`C:\Drivers`, String.raw`\server\share`],
    })
    expect(readCell("partNumbers", String.raw`A\;1;B-2`)).toEqual({ value: ["A;1", "B-2"] })
  })
})

it("A no-break space stays in sentences, and is a blank where values are compared", () => {
  const cell = "Hand\u00a0held"
  for (const kind of ["paragraph", "html"] as const) expect(readCell(kind, cell)).toEqual({ value: cell })
  for (const kind of ["text", "partNumber", "productName"] as const) {
    expect(readCell(kind, cell)).toEqual({ value: "Hand held" })
  }
  expect(readCell("list", `${cell}|Hand held`)).toEqual({ value: ["Hand held"] })
})

it("A cell loses controls and byte order marks, and has plain line ends", () => {
  expect(tidyCell("\ufeffone\u0000 two\u001f\r\nthree\rfo\ufeffur\t\u007f")).toBe("one two\nthree\nfour")
})

describe("A cell of an exported file", () => {
  it.each(["=1+1", "+44", "-5", "@cmd", "'=1+1", "''-x", '="00123"', "＝1+1", "'＝x", "'＠x"])(
    "is no formula for %j, and the importer reads it back",
    (value) => {
      const cell = csvLines([[value]], "needed")
        .trimEnd()
        .replace(/^"|"$/g, "")
        .replaceAll('""', '"')
      expect(cell.startsWith("'")).toBe(true)
      expect(tidyCell(cell)).toBe(value)
    },
  )

  it("loses blanks around a guarded value, as around every other", () => {
    expect(tidyCell(withFormulaGuard("\n=1+1"))).toBe("=1+1")
    expect(tidyCell(withFormulaGuard("\t"))).toBe("")
  })

  it.each(["DS2208", "'quoted'", "a=b", ""])("is %j itself where it needs no guard", (value) => {
    expect(csvLines([[value]], "needed")).toBe(`${value}\r\n`)
    expect(tidyCell(value)).toBe(value)
  })
})
