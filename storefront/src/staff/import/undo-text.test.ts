import { expect, it } from "vitest"
import { entryText, productsText, undoneText } from "./undo-text"

it.each([
  ["restored", ["name", "price"], "Old values are back: Name, Price ex VAT"],
  ["deleted", [], "Deleted; it can be restored"],
  ["changed_since", ["stock"], "Changed since, not undone: Stock"],
  ["changed_since", [], "Changed since it was added, not deleted"],
  ["impossible", ["brand_id"], "The old value cannot come back: Brand"],
  ["impossible", [], "Not deleted: pieces of it are reserved"],
] as const)("A product that is %s %j reads “%s”", (result, fields, text) => {
  expect(entryText({ result, fields: [...fields] })).toBe(text)
})

it("An undone import says what went back, and of how many products something stayed", () => {
  const undone = { at: "2026-05-04T10:00:00Z", by: null, went_back: [], stayed: [] }
  expect(undoneText({ ...undone, updated: 1_200, deleted: 1, stayed_count: 2 })).toBe(
    "1,200 products went back to what they had been, and 1 product was deleted. Of 2 products something stayed.",
  )
  expect(undoneText({ ...undone, updated: 0, deleted: 0, stayed_count: 0 })).toBe("Nothing was left to undo.")
  expect(productsText(1)).toBe("1 product")
})
