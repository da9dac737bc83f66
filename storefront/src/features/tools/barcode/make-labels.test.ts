import { PDFDocument } from "@cantoo/pdf-lib"
import { beforeAll, expect, it } from "vitest"
import { SYMBOLOGIES, SYMBOLOGY_IDS, type SymbologyId } from "@/lib/symbologies"
import { type LabelOrder, makeLabels } from "./make-labels"
import { readRows } from "./read-rows"
import { LABEL_SHEETS, PAGE, placeOn } from "./sheets"
import { prepareScanner, printedPages, printSvg, scan } from "./testing/scan"

beforeAll(prepareScanner)

const codes = (count: number) => Array.from({ length: count }, (_, index) => `ASSET-${index + 1}`)

/** Makes label sheets of a list. */
const make = (id: SymbologyId, text: string, sheetId = "21", order: Partial<LabelOrder> = {}) =>
  makeLabels({ id, text, sheetId, title: "Labels", firstLabel: 1, choices: {}, ...order }, () => undefined)

/** Points of a PDF in a millimetre. */
const MM = 72 / 25.4

/** One code on each line, whatever commas it has. */
const ONE_EACH = { choices: { separator: "none" } }

it("makes 5,000 at most", () => {
  const below = ["a", "b", "c", "d", "Code,Text"]
  for (const lines of [codes(5_001), ["Code", ...codes(5_001)], [...below, ...codes(5_001)]]) {
    const { rows, isCut } = readRows("code-128", lines.join("\n"))
    expect(rows).toHaveLength(5_000)
    expect(isCut).toBe(true)
  }
  for (const lines of [codes(5_000), ["Code", ...codes(5_000)], [...below, ...codes(5_000)]]) {
    const { rows, isCut } = readRows("code-128", lines.join("\n"))
    expect([rows.length, isCut]).toEqual([5_000, false])
  }
})

it("puts 45 labels of 21 a sheet onto three pages, and says how far it is", async () => {
  const numbers: number[] = []
  const order = {
    id: "code-128",
    sheetId: "21",
    title: "Labels",
    text: `${codes(45).join("\n")}\nwröng`,
    firstLabel: 1,
    choices: {},
  } as const
  const labels = await makeLabels(order, (done) => numbers.push(done))
  expect(labels).toMatchObject({ count: 45, isCut: false, faults: [{ line: 46, text: "wröng" }] })
  expect(numbers).toEqual([25])
  const pdf = await PDFDocument.load(labels.pdf ?? "")
  expect(pdf.getPageCount()).toBe(3)
  expect(pdf.getPage(0).getWidth()).toBeCloseTo(595.28, 1)
})

it.each(SYMBOLOGY_IDS)(
  "%s is as wide on every label as its standard asks, and otherwise left out",
  async (id) => {
    const { example, moduleMm, barModules, quietModules } = SYMBOLOGIES[id]
    const fits: string[] = []
    for (const sheet of LABEL_SHEETS) {
      const { id: sheetId, width, height } = sheet
      const { pdf, faults } = await make(id, example, sheetId, ONE_EACH)
      if (pdf === null) {
        expect(faults[0]?.message).toMatch(
          /^It needs a label of \d+ × \d+ mm.*(Choose \d+ a sheet|No sheet has)/,
        )
        continue
      }
      const [page] = await printedPages(pdf)
      expect(page?.thinnestMm).toBeGreaterThan(moduleMm.least - 0.001)
      expect(page?.thinnestMm).toBeLessThan(moduleMm.most + 0.001)
      if (barModules !== undefined) expect(page?.tallestMm).toBeGreaterThan(4.99)
      expect(page?.tallestMm).toBeLessThan(height - 4)
      // Its white is on the label, beside a margin that printers may cut off.
      const [left = 0, right = 0] = page?.quietMm ?? []
      const { x } = placeOn(sheet, 0)
      const margin = 2 + quietModules * moduleMm.least - 0.01
      expect(left - x).toBeGreaterThan(margin)
      expect(x + width - (PAGE.width - right)).toBeGreaterThan(margin)
      fits.push(sheetId)
    }
    // A barcode that fits on a label fits on every larger one.
    expect(fits).toEqual(LABEL_SHEETS.slice(-fits.length).map((sheet) => sheet.id))
    const [smallest = ""] = fits
    const { pdf } = await make(id, example, smallest, ONE_EACH)
    const [page] = await printedPages(pdf ?? new Uint8Array())
    const found = await scan(await printSvg(page?.svg ?? "", 300))
    expect(found?.isValid).toBe(true)
  },
)

it("has room for the digits beside the bars in the white that these need", async () => {
  expect(await make("upc-a", "036000291452", "65")).toMatchObject({ count: 1, faults: [] })
})

it("prints ITF-14 and GS1-128 for general distribution, on labels that have room for it", async () => {
  const itf = await make("itf-14", "15012345678907", "21")
  expect(itf).toMatchObject({ pdf: null, faults: [{ line: 1 }] })
  expect(itf.faults[0]?.message).toMatch(/at least 0\.495 mm wide\. Choose 14 a sheet\.$/)
  const gs1 = await make("gs1-128", "(01)09506000134352(10)LOT42(17)271231", "8")
  expect(gs1.faults[0]?.message).toMatch(/at least 0\.495 mm wide\. Choose 2 a sheet\.$/)
  const long = await make("gs1-128", `(10)${"A".repeat(20)}(21)${"B".repeat(20)}`, "2")
  expect(long.faults[0]?.message).toMatch(/No sheet has one that large\.$/)
})

it("gives whole numbers the zero back that a spreadsheet took, with a note on the row", async () => {
  const list = "upc,caption\r\n36000291452,lost its zero\r\n036000291452,whole\r\n"
  expect(readRows("upc-a", list).rows.map(({ content }) => content)).toEqual(["036000291452", "036000291452"])
  expect(await make("upc-a", list)).toMatchObject({
    count: 2,
    faults: [],
    notes: [
      {
        line: 2,
        text: "36000291452",
        message: "2 is the check digit of 036000291452: we put a zero in front.",
      },
    ],
    unclear: { count: 1, lacking: "zero" },
  })
})

it("asks what numbers lack where others of the list lack their check digit", () => {
  const list = "501234567890\n501234567891\n5012345678900"
  const asked = readRows("ean-13", list)
  expect(asked.rows.map(({ content }) => content)).toEqual(["5012345678917", "5012345678900"])
  expect(asked.faults).toMatchObject([
    { line: 1, message: "Is this 0501234567890, or 5012345678900 with a check digit? Choose above." },
  ])
  expect(asked.unclear).toEqual({ count: 1, lacking: null })
  const zero = readRows("ean-13", list, { lacking: "zero" })
  expect(zero.rows[0]?.content).toBe("0501234567890")
  expect(zero.unclear).toEqual({ count: 1, lacking: "zero" })
  const digit = readRows("ean-13", list, { lacking: "check-digit" })
  expect(digit.rows[0]?.content).toBe("5012345678900")
  expect(digit.notes[0]).toMatchObject({
    line: 1,
    message: "With a check digit: 5012345678900.",
  })
  expect(digit.faults).toEqual([])
})

it("adds no check digit to several numbers of a GS1-128 at once", () => {
  const row = "(01)5012345678900(410)501234567890"
  const taken = readRows("gs1-128", row, { lacking: "check-digit" })
  expect(taken.rows).toEqual([])
  expect(taken.faults[0]?.message).toMatch(/write them in full/)
  expect(readRows("gs1-128", row).rows).toMatchObject([{ content: "(01)05012345678900(410)0501234567890" }])
})

it("names what is too large once, also where its number was changed", async () => {
  const { faults, notes } = await make("itf-14", "5012345678900", "21")
  expect(faults).toHaveLength(1)
  expect(notes).toEqual([])
  const square = await make("qr", "x".repeat(600), "65")
  expect(square.faults[0]?.message).toMatch(/^It needs a label of \d+ × \d+ mm.* Choose \d+ a sheet\.$/)
})

it("begins on the first free label, and prints each as often as it is wanted", async () => {
  const list = "Code;Text;Copies\nA-1;One;20\nA-2;Two;0\nA-3;Three;\nA-4;Four;4,800\nA-5;Five;200\nA-6;Six;1"
  const { pdf, count, faults } = await make("code-128", list, "65", { firstLabel: 60 })
  expect(count).toBe(4821)
  expect(faults).toMatchObject([
    { line: 3, message: "No label is wanted of it: its number is 0." },
    { line: 4, message: "The number of labels is missing." },
    { line: 6 },
  ])
  expect(faults[2]?.message).toMatch(/^Its labels would be more than 5,000/)
  const pages = await printedPages(pdf ?? new Uint8Array())
  const places = pages.map(({ svg }) => [...svg.matchAll(/matrix\(\S+ 0 0 \S+ (\S+) (\S+)\)/g)])
  expect(places.map((labels) => labels.length)).toEqual([6, ...Array.from({ length: 74 }, () => 65), 5])
  const [sheet] = LABEL_SHEETS
  const [, left, top] = places[0]?.[0]?.map(Number) ?? []
  const place = sheet && placeOn(sheet, 59)
  expect(left).toBeGreaterThan((place?.x ?? 0) * MM)
  expect(left).toBeLessThan(((place?.x ?? 0) + 38.1) * MM)
  expect(top).toBeLessThan((PAGE.height - (place?.y ?? 0)) * MM)
  expect(top).toBeGreaterThan((PAGE.height - (place?.y ?? 0) - 21.2) * MM)
})

it("lists a row once, with all that was changed in it", async () => {
  const { notes } = await make("ean-13", "501234567891,Łódź")
  expect(notes).toEqual([
    { line: 1, text: "501234567891", message: "Check digit 7 added. The caption is printed as “Lódz”." },
  ])
})

it("prints captions in the letters that the PDF has, and names those that it has not", async () => {
  const { count, notes } = await make(
    "code-128",
    "A-1\tCafé £5 – 20 °C\nA-2\tŁódź\nA-3\t条码\nA-4\tWhy?\nA-5\t📦 Box",
  )
  expect(count).toBe(5)
  expect(notes).toMatchObject([
    { line: 2, text: "A-2", message: "The caption is printed as “Lódz”." },
    {
      line: 3,
      text: "A-3",
      message: "The caption “条码” is left out: labels are printed in Western European letters.",
    },
    { line: 5, text: "A-5", message: "The caption is printed as “Box”." },
  ])
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
