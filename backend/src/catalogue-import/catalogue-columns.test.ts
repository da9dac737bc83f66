import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { SPECIFICATIONS } from "../contract/specifications"
import { CATALOGUE_COLUMNS, columnsAsMarkdown } from "./catalogue-columns"
import { readCell } from "./cell-readers"

/** The cells of a Markdown table, however the formatter has padded them. */
const unpadded = (markdown: string) => markdown.replace(/ +/g, " ").replace(/-{3,}/g, "---")

describe("the columns", () => {
  it("are documented as the code has them", () => {
    const documentation = readFileSync(path.join(__dirname, "../../docs/catalogue-csv.md"), "utf8")
    expect(unpadded(documentation)).toContain(unpadded(columnsAsMarkdown()))
  })

  it("carry every specification", () => {
    const names = CATALOGUE_COLUMNS.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(SPECIFICATIONS.map(({ key }) => `spec_${key}`)))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(CATALOGUE_COLUMNS.map((column) => [column.name, column] as const))(
    "the example of %s is a good cell",
    (_name, column) => {
      expect(readCell(column.kind, column.example, column)).toHaveProperty("value")
    },
  )
})
