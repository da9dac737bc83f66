import { expect, it } from "vitest"
import { expandUpcE, gs1CheckDigit, shortenToUpcE } from "./check-digit"
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
  expect(shortenToUpcE(long)).toBe(short)
})

it.each(["03600029145", "21200000345", "01234512345", "01234500004"])("UPC-A %s has no UPC-E", (long) => {
  expect(shortenToUpcE(long)).toBeNull()
})

it.each<[SymbologyId, string, string, RegExp?]>([
  ["ean-13", "5012 3456 7891", "5012345678917", /Check digit 7 added/],
  ["ean-13", "5012345678900", "5012345678900", /Check digit 0 is right/],
  ["ean-13", "501-2345-678900", "5012345678900"],
  ["ean-13", "\u200e5012345678900\u200b", "5012345678900"],
  ["ean-8", "9638507", "96385074"],
  ["upc-a", "03600029145", "036000291452"],
  ["upc-e", "123456", "01234565", /Stands for UPC-A 012345000065/],
  ["upc-e", "01234565", "01234565"],
  ["upc-e", "012345000065", "01234565", /UPC-A 012345000065, shortened/],
  ["itf-14", "1501234567890", "15012345678907"],
  ["code-39", "asset 7", "ASSET 7"],
  ["code-39", "asset\u00a07", "ASSET 7"],
  ["code-128", "SW\u00a01\u200b", "SW 1"],
  ["gs1-128", "(01)0950600013435(10)LOT42", "(01)09506000134352(10)LOT42"],
  ["gs1-digital-link", "9506000134352", "https://id.gs1.org/01/09506000134352"],
  [
    "gs1-digital-link",
    "https://shop.example/p/01/09506000134352/10/A?x=1",
    "https://shop.example/p/01/09506000134352/10/A?x=1",
  ],
  [
    "gs1-digital-link",
    "https://müller.example/01/9506000134352?x=é",
    "https://xn--mller-kva.example/01/09506000134352?x=%C3%A9",
  ],
  ["ean-13", "'5012345678900", "5012345678900"],
  ["ean-13", '="5012345678900"', "5012345678900"],
  ["ean-13", "5012345678900.00", "5012345678900"],
  ["ean-13", "５０１２３４５６７８９００", "5012345678900"],
  ["code-39", "A\tB", "A B", /became spaces/],
  ["gs1-digital-link", "0005012345678900", "https://id.gs1.org/01/05012345678900"],
  ["gs1-digital-link", "HTTPS://SHOP.EXAMPLE/01/05012345678900", "HTTPS://SHOP.EXAMPLE/01/05012345678900"],
  ["qr", "Cafe\u0301\u200b", "Café", /nobody sees/],
  ["qr", "BEGIN:VCARD\nFN:Café\nEND:VCARD\n", "BEGIN:VCARD\nFN:Café\nEND:VCARD"],
])("%s of %s holds %s", (id, text, content, note = /^/) => {
  const read = readContent(id, text)
  expect(read).toMatchObject({ ok: true, content })
  expect(read.ok ? (read.note ?? "") : "").toMatch(note)
})

it.each<[SymbologyId, string, string, string?]>([
  ["ean-13", "036000291452", "0036000291452", "0360002914522"],
  ["ean-13", "36000291452", "0036000291452"],
  ["upc-a", "36000291452", "036000291452", "360002914522"],
  ["ean-8", "1234565", "01234565", "12345656"],
  ["itf-14", "5012345678900", "05012345678900", "50123456789000"],
  ["itf-14", "036000291452", "00036000291452"],
  ["itf-14", "96385074", "00000096385074"],
  ["upc-e", "1234565", "01234565", "12345656"],
  ["gs1-128", "(01)5012345678900(10)LOT42", "(01)05012345678900(10)LOT42", "(01)50123456789000(10)LOT42"],
  ["gs1-128", "(02)36000291452(37)5", "(02)00036000291452(37)5"],
  ["gs1-128", "(00)76104250021234568", "(00)076104250021234568", "(00)761042500212345686"],
  ["gs1-128", "(410)036000291452", "(410)0036000291452", "(410)0360002914522"],
  ["gs1-128", "(414)036000291452", "(414)0036000291452", "(414)0360002914522"],
  ["gs1-digital-link", "36000291452", "https://id.gs1.org/01/00036000291452"],
])(
  "%s of the whole number %s gets zeros in front, and no second check digit: %s",
  (id, text, whole, other) => {
    const read = readContent(id, text)
    expect(read).toMatchObject({ ok: true, content: whole })
    expect(read.ok ? read.withCheckDigit : null).toEqual(other === undefined ? undefined : [other])
  },
)

it("offers a check digit for each number of a GS1-128 that may lack one, and leaves the others as typed", () => {
  const read = readContent("gs1-128", "(01)5012345678900(410)501234567890(10)A")
  expect(read).toMatchObject({ content: "(01)05012345678900(410)0501234567890(10)A" })
  expect(read.ok ? read.withCheckDigit : null).toEqual([
    "(01)50123456789000(410)501234567890(10)A",
    "(01)5012345678900(410)5012345678900(10)A",
  ])
})

it.each<[SymbologyId, string, string]>([
  ["ean-13", "05012345678900", "5012345678900"],
  ["upc-a", "0036000291452", "036000291452"],
  ["ean-8", "00000096385074", "96385074"],
])("%s of %s leaves out zeros in front: %s", (id, text, content) => {
  expect(readContent(id, text)).toMatchObject({ ok: true, content })
})

it.each<[SymbologyId, string, RegExp]>([
  ["ean-13", "5012345678901", /check digit is wrong: 501234567890 ends in 0, not 1/],
  ["ean-13", "50123", /has 13 digits, or 12 and we add the check digit\. You have 5/],
  ["ean-13", "50123456789O", /“O” is none/],
  ["ean-13", "36000291453", /You have 11/],
  ["ean-13", "5.01235E+12", /spreadsheet has rounded this number/],
  ["upc-e", "7123456", /starts with 0 or 1/],
  ["upc-e", "01234569", /ends in 5, not 9/],
  ["upc-e", "0120003", /No UPC-A is shortened to 0120003/],
  ["upc-e", "0123004", /No UPC-A is shortened to 0123004/],
  ["upc-e", "036000291452", /too few zeros to be shortened/],
  ["upc-e", "12345", /You have 5/],
  ["code-128", "Größe", /“ö” is none/],
  ["code-39", "A_B", /“_” is none of them/],
  ["gs1-128", "0109506000134352", /in brackets/],
  ["gs1-128", "(01)09506000134353", /ends in 2, not 3/],
  ["gs1-digital-link", "https://shop.example/p/4711", /GTIN of 8, 12, 13 or 14 digits/],
  ["gs1-digital-link", "5.01235E12", /spreadsheet has rounded/],
  ["gs1-digital-link", "https://shop.example/01/09506000134352/10/LOT 1", /no blanks/],
  [
    "gs1-128",
    `(01)09506000134352(10)${"1".repeat(20)}(21)${"2".repeat(20)}`,
    /up to 48 characters\. You have 61/,
  ],
  ["gs1-128", "(10)LOT(A)", /and no others/],
  ["gs1-digital-link", "5012345678901", /ends in 0, not 1/],
  ["gs1-digital-link", "https://[é/01/09506000134352", /mistake in its domain/],
  ["qr", "x".repeat(5_001), /No barcode holds more than 5,000 characters\. You have 5,001/],
  ["pdf417", `${"é".repeat(400)}–`, /With “–” in the text.* you have 803/],
  ["qr", "  ", /Enter what the code should hold/],
])("%s explains what is wrong with %s", (id, text, problem) => {
  const read = readContent(id, text)
  expect(read.ok ? "" : read.problem).toMatch(problem)
})
