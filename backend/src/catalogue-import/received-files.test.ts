import { describe, expect, it } from "vitest"
import { decodeCatalogue } from "./catalogue-file"
import { type CatalogueRow } from "./catalogue-row"
import { parseCatalogue } from "./parse-catalogue"

const HEADINGS = "part_number,name,brand,machine_type,price,stock"
const OTHERS = "Zebra,Barcode Scanners"

/** Rows of a file as they reach the shop. */
async function rowsOf(file: string): Promise<CatalogueRow[]> {
  const { rows, errors } = await parseCatalogue(decodeCatalogue(Buffer.from(file)))
  expect(errors).toEqual([])
  return rows
}

const partNumbers = (rows: readonly CatalogueRow[]) => rows.map(({ part_number: partNumber }) => partNumber)
const problems = (rows: readonly CatalogueRow[]) => rows.flatMap((row) => row.problems)

describe("A file is read", () => {
  it("with line ends of several systems", async () => {
    const rows = await rowsOf(
      `${HEADINGS}\r\nE-1,One,${OTHERS},101.00,5\nE-2,Two,${OTHERS},102.00,6\rE-3,"Three\r\nlines",${OTHERS},103.00,7\r\r\nE-4,Four,${OTHERS},104.00,8`,
    )
    expect(problems(rows)).toEqual([])
    expect(rows.map(({ row, part_number: partNumber, values }) => [row, partNumber, values.stock])).toEqual([
      [2, "E-1", 5],
      [3, "E-2", 6],
      [4, "E-3", 7],
      [5, "E-4", 8],
    ])
  })

  it.each([
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["commas", ","],
  ])("with a line break and other separators in its headings, separated by %s", async (_name, sign) => {
    const headings = [
      '"part\nnumber"',
      "name",
      "brand",
      '"machine\r\ntype"',
      "price",
      "stock",
      '"short\n\ndescription"',
    ]
    const cells = ["H-1", "One", "Zebra", "Barcode Scanners", "101.00", "5", '"a, b, c, d, e, f, g, h; i\tj"']
    const rows = await rowsOf(`${headings.join(sign)}\r\n${cells.join(sign)}\r\n`)
    expect(rows).toMatchObject([
      {
        part_number: "H-1",
        problems: [],
        values: { stock: 5, short_description: "a, b, c, d, e, f, g, h; i\tj" },
      },
    ])
  })

  it.each([
    ["sep=;\r\n", ";"],
    ["\uFEFFSEP=,\n", ","],
    ["sep=\t\r\n", "\t"],
    ['"sep=|"\r\n', "|"],
    ["sep=;;;;;;\r\n", ";"],
    ['"sep=;",,,,,\r\n', ","],
    ["sep=;\r\n", ","],
  ])("that says first what separates its cells: %j", async (line, sign) => {
    const headings = HEADINGS.split(",").join(sign)
    const cells = ["S-1", '"One; or, more"', "Zebra", "Barcode Scanners", "101.00", "5"].join(sign)
    const rows = await rowsOf(`${line}${headings}\r\n${cells}\r\n`)
    expect(rows).toMatchObject([
      { row: 2, part_number: "S-1", problems: [], values: { name: "One; or, more" } },
    ])
  })

  it("with what is bold in a document of Google Docs", async () => {
    const [row] = await rowsOf(
      `${HEADINGS},long_description\nTB-1,One,${OTHERS},101.00,5,"<b style=""font-weight:normal;"" id=""docs-internal-guid-0a1b""><p><span style=""font-weight:400"">Plain sentence of the sheet.</span></p><p><span style=""font-weight:700"">Only this is bold.</span></p></b>"\n`,
    )
    expect(row?.values.long_description).toBe(
      "<p>Plain sentence of the sheet.</p><p><strong>Only this is bold.</strong></p>",
    )
  })

  it("with pictures in a text that no page can show, and says so", async () => {
    const rows = await rowsOf(
      `${HEADINGS},long_description
P-1,One,${OTHERS},101.00,5,"<p>a</p><img src=""data:image/png;base64,${"A".repeat(200)}"">"
P-2,Two,${OTHERS},101.00,5,"<img src=""file:///C:/1.png""><img src=""2.png""><p>b</p>"
P-3,Three,${OTHERS},101.00,5,"<img src=""https://a.example/1.jpg"">"
`,
    )
    expect(rows).toMatchObject([
      {
        values: { long_description: "<p>a</p>" },
        problems: [],
        cellNotes: {
          long_description: `A picture was taken out: pages cannot show "data:image/png;base64,${"A".repeat(38)}…"`,
        },
      },
      {
        values: { long_description: "<p>b</p>" },
        cellNotes: {
          long_description: '2 pictures were taken out: pages cannot show "file:///C:/1.png"',
        },
      },
      { values: { long_description: '<img src="https://a.example/1.jpg" alt="" />' }, cellNotes: {} },
    ])
  })

  it("with figures as spreadsheets and databases write them", async () => {
    const rows = await rowsOf(
      `${HEADINGS},rating,spec_dpi
F-1,One,${OTHERS},101.00,"1,000",4.667,203.0
F-2,Two,${OTHERS},1249.0000,25.0,,"1,200"
F-3,Three,${OTHERS},"£1,249.00 ",1 000,,
F-4,Four,${OTHERS},1\u202f249.00,1\u00a0000,,
`,
    )
    expect(problems(rows)).toEqual([])
    expect(rows.map(({ values: { price, stock } }) => [price, stock])).toEqual([
      [101, 1000],
      [1249, 25],
      [1249, 1000],
      [1249, 1000],
    ])
    expect(rows.map(({ values }) => values.specifications.dpi)).toEqual([203, 1200, null, null])
  })

  it("without guessing at figures that could be two", async () => {
    const rows = await rowsOf(
      `${HEADINGS}\nF-5,Five,${OTHERS},1.249,25.000\nF-6,Six,${OTHERS},"12,50",25.5\nF-7,Seven,${OTHERS},1,£25\n`,
    )
    expect(problems(rows).map(({ problem }) => problem)).toEqual([
      "1.249 could mean 1.25 or 1,249: write 1.25 or 1249",
      "25.000 could mean 25 or 25,000: write 25 or 25000",
      "12,50 could mean 12.50 or 1,250: write 12.50",
      '"25.5" is not a number of pieces; write a whole number from 0 to 1000000',
      '"£25" is not a number of pieces; write a whole number from 0 to 1000000',
    ])
  })
})

describe("A part number", () => {
  it("that only looks like a shortened number is taken", async () => {
    const rows = await rowsOf(`${HEADINGS}\n7E1234,One,${OTHERS},11.00,5\n2E05,Two,${OTHERS},12.00,5\n`)
    expect(problems(rows)).toEqual([])
    expect(partNumbers(rows)).toEqual(["7E1234", "2E05"])
  })

  it.each(["8.71E+12", "05/12/2026", "2026-12-05", "05-Dec-26"])(
    "that a spreadsheet made is asked about: %s",
    async (damaged) => {
      const rows = await rowsOf(`${HEADINGS},accessories\n${damaged},One,${OTHERS},11.00,5,A-1;${damaged}\n`)
      expect(rows).toMatchObject([
        {
          values: { part_number: damaged },
          problems: [
            { column: "part_number", may_be_right: true },
            { column: "accessories", may_be_right: true },
          ],
        },
      ])
    },
  )

  it("and a name lose what nobody sees, and other texts keep it", async () => {
    const rows = await rowsOf(
      `${HEADINGS},description\nTB\u2011INV\u20111\u200b,Case\u200b one\ufeff,Zebra\u2060,Barcode Scanners,1,5,می\u200cخواهم \u200fone
\u2060 TB-INV-2\ufeff ,Two\u202e,${OTHERS},2,5,plain\n`,
    )
    expect(problems(rows)).toEqual([])
    expect(rows).toMatchObject([
      {
        values: {
          ...{ part_number: "TB-INV-1", name: "Case one", brand: "Zebra" },
          description: "می\u200cخواهم \u200fone",
        },
        cleaned: ["part_number", "name", "brand"],
      },
      { values: { part_number: "TB-INV-2", name: "Two" }, cleaned: ["part_number", "name"] },
    ])
  })
})

it("A text that was damaged on its way is asked about, with what it was", async () => {
  const rows = await rowsOf(
    `${HEADINGS},features\nTB-DMG-1,Ren\ufffde kit,${OTHERS},101.00,5,\nTB-DMG-2,RenÃ©e kit â€“ Â£5 off,${OTHERS},102.00,5,20 Â°C|IP65\n`,
  )
  expect(problems(rows)).toMatchObject([
    { column: "name", may_be_right: true, suggestion: null },
    { column: "name", may_be_right: true, suggestion: "Renée kit – £5 off" },
    { column: "features", may_be_right: true, suggestion: "20 °C|IP65" },
  ])
})

it("A blank at the end of a cell may be half of its last letter", async () => {
  const damaged = new TextDecoder("windows-1252").decode(Buffer.from("ТОВАР"))
  expect(damaged.endsWith("\u00a0")).toBe(true)
  const rows = await rowsOf(`${HEADINGS}\nTB-DMG-4,${damaged},${OTHERS},5,5\n`)
  expect(problems(rows)).toMatchObject([{ column: "name", suggestion: "ТОВАР" }])
})

it("A cell that is wrong because of such damage says what was meant, and cannot be confirmed", async () => {
  const rows = await rowsOf(`${HEADINGS}\nTB-DMG-3,Kit voilÃ\u00a0,${OTHERS},Â£25,5\n`)
  expect(rows[0]?.problems).toMatchObject([
    { column: "name", may_be_right: true, suggestion: "Kit voilà" },
    { column: "price", suggestion: "£25" },
  ])
  expect(rows[0]?.problems[1]).not.toHaveProperty("may_be_right")
})
