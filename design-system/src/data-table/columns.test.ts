import { describe, expect, it } from "vitest"
import { columnSettings, shownColumns } from "./columns"
import { type DataColumn } from "./types"

const columns: DataColumn<string>[] = ["name", "price", "stock", "updated"].map((id) => ({
  id,
  header: id,
  cell: (row) => row,
  isRowHeader: id === "name",
}))
const idsOf = (stored: [id: string, isShown: boolean][]) =>
  shownColumns(
    columns,
    stored.map(([id, isShown]) => ({ id, isShown })),
  ).map(({ id }) => id)

describe("The columns of a table", () => {
  it("are as they were made until somebody chooses", () => {
    expect(shownColumns(columns, [])).toBe(columns)
  })

  it("are shown and ordered as chosen, the one that names the row first and always", () => {
    expect(
      idsOf([
        ["stock", true],
        ["price", false],
        ["name", false],
        ["updated", true],
      ]),
    ).toEqual(["name", "stock", "updated"])
  })

  it("that came since are shown at the end, and past and repeated ones are left out", () => {
    expect(
      columnSettings(columns, [
        { id: "weight", isShown: true },
        { id: "stock", isShown: true },
        { id: "stock", isShown: false },
      ]),
    ).toEqual([
      { id: "stock", isShown: true },
      { id: "price", isShown: true },
      { id: "updated", isShown: true },
    ])
  })
})
