import { describe, expect, it } from "vitest"
import { tidyCell } from "./cell-readers"
import { csvLine } from "./csv-line"

describe("A line of a CSV file", () => {
  it("quotes what would break it", () => {
    expect(csvLine(["plain", 'say "hi"', "a,b", "two\nlines"])).toBe(
      'plain,"say ""hi""","a,b","two\nlines"\r\n',
    )
  })

  it.each(["=1+1", "+44", "-5", "@cmd", "'=1+1", "''-x", '="00123"'])(
    "keeps a spreadsheet from calculating %j, and the importer reads it back",
    (value) => {
      const cell = csvLine([value]).trimEnd().replace(/^"|"$/g, "").replaceAll('""', '"')
      expect(cell.startsWith("'")).toBe(true)
      expect(tidyCell(cell)).toBe(value)
    },
  )

  it.each(["DS2208", "'quoted'", "a=b", ""])("leaves %j alone", (value) => {
    expect(csvLine([value])).toBe(`${value}\r\n`)
    expect(tidyCell(value)).toBe(value)
  })
})
