import { expect, it } from "vitest"
import { countedSearch } from "./missed-searches"

it.each([
  ["  Zebra   DS9808 ", "zebra ds9808"],
  ["39472190", "39472190"],
  ["jo.bloggs@buyer.example", null],
  ["jo＠buyer", null],
  ["call 01632 960 100", null],
  ["+44 (1632) 960-100", null],
  ["   ", null],
  ["x".repeat(101), null],
])("A search without result is counted without what may name a person: %s", (text, counted) =>
  expect(countedSearch(text)).toBe(counted),
)
