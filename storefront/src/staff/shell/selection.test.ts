import { expect, it } from "vitest"
import { selectedIds, selectionHref } from "./selection"

it("A selection is written into an address, bounded, and read back", () => {
  const href = selectionHref("/api/staff/catalogue-export", ["prod_1", "prod_2"])
  expect(href).toBe("/api/staff/catalogue-export?id=prod_1&id=prod_2")
  expect(selectedIds(new URL(href, "http://localhost").searchParams)).toEqual(["prod_1", "prod_2"])
  expect(selectedIds(new URLSearchParams("q=a"))).toBeUndefined()
  const many = Array.from({ length: 150 }, (_, at) => `prod_${at}`)
  expect(selectedIds(new URL(selectionHref("/x", many), "http://localhost").searchParams)).toHaveLength(100)
})
