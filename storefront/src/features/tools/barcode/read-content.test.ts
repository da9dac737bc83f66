import { expect, it } from "vitest"
import { expandUpcE, gs1CheckDigit } from "./check-digit"
import { readContent } from "./read-content"
import type { SymbologyId } from "@/lib/symbologies"

it.each([
  // The example of GS1's page "How to calculate a check digit manually".
  ["629104150021", "3"],
  ["501234567890", "0"],
  ["9638507", "4"],
  ["03600029145", "2"],
  ["0950600013435", "2"],
  ["37610425002123456", "9"],
])("%s has the check digit %s", (digits, check) => {
  expect(gs1CheckDigit(digits)).toBe(check)
})

it.each([
  ["0123450", "01200000345"],
  ["0123453", "01230000045"],
  ["0123454", "01234000005"],
  ["0123456", "01234500006"],
])("UPC-E %s stands for UPC-A %s", (short, long) => {
  expect(expandUpcE(short)).toBe(long)
})

it.each<[SymbologyId, string, string]>([
  ["ean-13", "5012 3456 7890", "5012345678900"],
  ["ean-13", "5012345678900", "5012345678900"],
  ["ean-8", "9638507", "96385074"],
  ["upc-a", "03600029145", "036000291452"],
  ["upc-e", "123456", "01234565"],
  ["itf-14", "1501234567890", "15012345678907"],
  ["code-39", "asset 7", "ASSET 7"],
  ["gs1-128", "(01)0950600013435(10)LOT42", "(01)09506000134352(10)LOT42"],
  ["gs1-digital-link", "9506000134352", "https://id.gs1.org/01/09506000134352"],
  [
    "gs1-digital-link",
    "https://shop.example/p/01/09506000134352/10/A?x=1",
    "https://shop.example/p/01/09506000134352/10/A?x=1",
  ],
])("%s of %s holds %s", (id, text, content) => {
  expect(readContent(id, text)).toMatchObject({ ok: true, content })
})

it.each<[SymbologyId, string, RegExp]>([
  ["ean-13", "5012345678901", /check digit is wrong: 501234567890 ends in 0, not 1/],
  ["ean-13", "50123", /has 13 digits, or 12 and we add the check digit\. You have 5/],
  ["ean-13", "50123456789O", /“O” is none/],
  ["upc-e", "7123456", /starts with 0 or 1/],
  ["upc-e", "01234569", /ends in 5, not 9/],
  ["code-128", "Größe", /“ö” is none/],
  ["code-39", "A_B", /“_” is none of them/],
  ["gs1-128", "0109506000134352", /in brackets/],
  ["gs1-128", "(01)09506000134353", /ends in 2, not 3/],
  ["gs1-digital-link", "https://shop.example/p/4711", /GTIN of 8, 12, 13 or 14 digits/],
  ["qr", "x".repeat(1_001), /1,000 characters\. You have 1,001/],
  ["qr", "  ", /Enter what the code should hold/],
])("%s explains what is wrong with %s", (id, text, problem) => {
  const read = readContent(id, text)
  expect(read.ok ? "" : read.problem).toMatch(problem)
})
