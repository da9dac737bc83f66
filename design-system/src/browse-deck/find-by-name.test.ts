import { expect, it } from "vitest"
import { findByName } from "./find-by-name"

const entries = [
  { name: "Zebra DS2208", partNumber: "DS2208-SR7U2100SGW" },
  { name: "Star Micronics" },
  { name: "Épson", partNumber: null },
]
const names = (query: string) => findByName(entries, query).map(({ name }) => name)

it.each([
  ["zEBRA", ["Zebra DS2208"]],
  ["  micro ", ["Star Micronics"]],
  ["ds2208sr7", ["Zebra DS2208"]],
  ["DS2208 - SR7", ["Zebra DS2208"]],
  ["é", ["Épson"]],
  ["nothing", []],
  ["-", []],
])("finds by %j what contains it, whatever the case", (query, found) => {
  expect(names(query)).toEqual(found)
})

it.each(["", "   "])("leaves all for %j", (query) => {
  expect(findByName(entries, query)).toBe(entries)
})
