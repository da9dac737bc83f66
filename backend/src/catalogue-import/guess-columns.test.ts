import { expect, it } from "vitest"
import { guessColumns } from "./guess-columns"

it.each([
  ["Part No", "part_number"],
  ["Mfr part number", "part_number"],
  ["Part-Number", "part_number"],
  ["Manufacturer", "brand"],
  ["Product name", "name"],
  ["Category", "machine_type"],
  ["RRP (GBP)", "price"],
  ["Trade price £", "price"],
  ["Price ex VAT", "price"],
  ["Quantitty", "stock"],
  ["Free Stock", "stock"],
  ["Screen size", "spec_screen_size"],
  ["Cost price", null],
  ["Colour", null],
  ["", null],
])("The heading “%s” is guessed as %s", (heading, column) => {
  expect(guessColumns([heading])).toEqual([column])
})

it("A column is guessed once, for the heading that names it best", () => {
  expect(guessColumns(["Trade price", "Price", "RRP"])).toEqual([null, "price", null])
  expect(guessColumns(["Part number", "MPN"])).toEqual([null, "part_number"])
})
