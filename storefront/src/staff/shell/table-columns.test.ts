import { expect, it } from "vitest"
import { validColumns } from "./table-columns"

it("Settings of columns are read from unchecked data, each column once", () => {
  const found = [
    { id: "price", isShown: false },
    { id: "price", isShown: true, more: 1 },
    { id: "", isShown: true },
    { id: "stock", isShown: "yes" },
    null,
    "stock",
  ]
  expect(validColumns(found)).toEqual([{ id: "price", isShown: true }])
})
