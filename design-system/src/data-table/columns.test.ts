import { describe, expect, it } from "vitest"
import { columnSettings } from "./columns"
import { type DataColumn } from "./types"

const columns: DataColumn<string>[] = ["name", "price", "stock", "updated"].map((id) => ({
  id,
  header: id,
  cell: (row) => row,
  isRowHeader: id === "name",
}))

describe("The columns of a table", () => {
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
