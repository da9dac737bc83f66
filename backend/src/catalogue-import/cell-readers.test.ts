import { describe, expect, it } from "vitest"
import { csvLine } from "../lib/csv"
import { tidyCell } from "./cell-readers"

describe("A cell of an exported file", () => {
  it.each(["=1+1", "+44", "-5", "@cmd", "'=1+1", "''-x", '="00123"'])(
    "is no formula for %j, and the importer reads it back",
    (value) => {
      const cell = csvLine([value], "needed").trimEnd().replace(/^"|"$/g, "").replaceAll('""', '"')
      expect(cell.startsWith("'")).toBe(true)
      expect(tidyCell(cell)).toBe(value)
    },
  )

  it.each(["DS2208", "'quoted'", "a=b", ""])("is %j itself where it needs no guard", (value) => {
    expect(csvLine([value], "needed")).toBe(`${value}\r\n`)
    expect(tidyCell(value)).toBe(value)
  })
})
