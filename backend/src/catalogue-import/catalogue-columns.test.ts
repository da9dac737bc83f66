import { describe, expect, it } from "vitest"
import { SPECIFICATIONS } from "../contract/specifications"
import { CATALOGUE_COLUMNS } from "./catalogue-columns"
import { readCell } from "./cell-readers"

describe("the columns", () => {
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
