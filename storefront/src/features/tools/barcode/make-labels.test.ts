import { PDFDocument } from "@cantoo/pdf-lib"
import { expect, it } from "vitest"
import { makeLabels } from "./make-labels"
import { readRows } from "./read-rows"
import { LABEL_SHEETS, PAGE, placeOn } from "./sheets"

const codes = (count: number) => Array.from({ length: count }, (_, index) => String(501234500000 + index))

it("reads pasted lines and CSV, with heading, captions, other separators and faults", () => {
  const mixed = readRows("code-128", "A-1,One\r\nA-2\nA-3\r\r\nA-4\rA-5,Five")
  expect(mixed.rows.map(({ line, content }) => [line, content])).toEqual([
    ...[
      [1, "A-1"],
      [2, "A-2"],
      [3, "A-3"],
      [4, "A-4"],
      [5, "A-5"],
    ],
  ])
  expect(readRows("code-128", "A-1\n\nA-2\n")).toMatchObject({
    rows: [{ content: "A-1" }, { content: "A-2" }],
    faults: [],
  })
  const { rows, faults } = readRows(
    "ean-13",
    "GTIN;Name\r\n501234567890;Bolt, M6\r\n5012345678901;Nut\r\nabc;x\r\n",
  )
  expect(rows).toMatchObject([{ content: "5012345678900", caption: "Bolt, M6" }])
  expect(faults.map(({ line }) => line)).toEqual([3, 4])
  expect(faults[0]?.problem).toMatch(/ends in 0, not 1/)
})

it("makes 5,000 at most", () => {
  const { rows, isCut } = readRows("ean-13", codes(5_001).join("\n"))
  expect(rows).toHaveLength(5_000)
  expect(isCut).toBe(true)
})

it("puts 45 labels of 21 a sheet onto three pages, and says how far it is", async () => {
  const numbers: number[] = []
  const order = {
    id: "ean-13",
    sheetId: "21",
    title: "Labels",
    text: `${codes(45).join("\n")}\nwrong`,
  } as const
  const labels = await makeLabels(order, (done) => numbers.push(done))
  expect(labels).toMatchObject({ count: 45, isCut: false, faults: [{ line: 46, text: "wrong" }] })
  expect(numbers).toEqual([25])
  const pdf = await PDFDocument.load(labels.pdf ?? "")
  expect(pdf.getPageCount()).toBe(3)
  expect(pdf.getPage(0).getWidth()).toBeCloseTo(595.28, 1)
})

it("refuses codes that would be too fine for the label, and says so", async () => {
  const order = {
    id: "code-128",
    sheetId: "65",
    title: "Labels",
    text: `short\n${"long".repeat(10)}`,
  } as const
  const { count, faults } = await makeLabels(order, () => undefined)
  expect(count).toBe(1)
  expect(faults).toMatchObject([{ line: 2 }])
  expect(faults[0]?.problem).toMatch(/^Too long for this label: its thinnest bar would be 0\.\d\d mm/)
})

it.each(LABEL_SHEETS)("sheet of $id: every label lies on the page, none on another", (sheet) => {
  const perPage = sheet.columns * sheet.rows
  expect(String(perPage)).toBe(sheet.id)
  expect(sheet.pitch).toBeGreaterThanOrEqual(sheet.width)
  const last = placeOn(sheet, perPage - 1)
  const first = placeOn(sheet, 0)
  expect(first.x).toBeGreaterThan(0)
  // The columns are centred: equal margins on the left and on the right.
  expect(PAGE.width - last.x - sheet.width).toBeCloseTo(first.x, 6)
  expect(PAGE.height - last.y - sheet.height).toBeCloseTo(first.y, 6)
  expect(placeOn(sheet, perPage)).toEqual({ ...first, page: 1 })
})
