import { describe, expect, it } from "vitest"
import { decodeCatalogue } from "./catalogue-file"
import { parseCatalogue, type ParsedCatalogue } from "./parse-catalogue"
import { CatalogueFileError, formatRowError } from "./catalogue-row"

const REQUIRED = "part_number,name,brand,machine_type,stock"
const GOOD = "DS2208-SR7U,Zebra DS2208,Zebra,Barcode Scanners,25"

/** Parses text, or the bytes of a file. */
const parseText = async (file: string | Buffer) =>
  parseCatalogue(typeof file === "string" ? file : decodeCatalogue(file))

/** Of rows that were not read, and of cells. */
const problemsOf = ({ rows, errors }: ParsedCatalogue) => [
  ...errors,
  ...rows.flatMap(({ row, problems }) => problems.map(({ column, problem }) => ({ row, column, problem }))),
]

/** Parses one row under the required columns and some more, given as `{ column: cell }`. */
async function parseRow(cells: Record<string, string>) {
  const all: Record<string, string> = {
    part_number: "DS2208-SR7U",
    name: "Zebra DS2208",
    brand: "Zebra",
    machine_type: "Barcode Scanners",
    stock: "25",
    ...cells,
  }
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const parsed = await parseText(
    `${Object.keys(all).join(",")}\n${Object.values(all).map(quote).join(",")}\n`,
  )
  return { row: parsed.rows[0]?.values, lines: problemsOf(parsed).map(formatRowError) }
}

async function fileError(file: string | Buffer): Promise<string> {
  const failure = await parseText(file).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(CatalogueFileError)
  return (failure as CatalogueFileError).message
}

describe("a good file", () => {
  it("gives each column its type", async () => {
    const { row, lines } = await parseRow({
      price: "1249.5",
      status: "Draft",
      key_features: "IP42 | 1.5 m drops||IP42",
      rating: "4.6",
      review_count: "38",
      image_urls: "/equipment/pistol-scanner.svg|https://example.com/b.png",
      image_alts: "|Back",
      image_titles: "DS2208",
      spec_interface: "USB|RS-232",
      spec_scan_engine: "2D",
      long_description: '<p onclick="x()">Reads <script>alert(1)</script><strong>codes</strong></p>',
      seo_title: "",
    })
    expect(lines).toEqual([])
    expect(row).toEqual({
      part_number: "DS2208-SR7U",
      name: "Zebra DS2208",
      brand: "Zebra",
      machine_type: "Barcode Scanners",
      stock: 25,
      price: 1249.5,
      status: "draft",
      key_features: ["IP42", "1.5 m drops"],
      rating: 4.6,
      review_count: 38,
      images: [
        { url: "/equipment/pistol-scanner.svg", alt_text: "", title_text: "DS2208" },
        { url: "https://example.com/b.png", alt_text: "Back", title_text: "" },
      ],
      specifications: { interface: ["USB", "RS-232"], scan_engine: "2D" },
      long_description: "<p>Reads <strong>codes</strong></p>",
      seo_title: null,
    })
  })

  it("leaves out what the file has no column for, and says null for a blank cell", async () => {
    const { row } = await parseRow({ price_text: "", tags: "", spec_interface: "", status: "" })
    expect(row).toMatchObject({ price_text: null, tags: [], specifications: { interface: null } })
    expect(row).not.toHaveProperty("status")
    expect(row).not.toHaveProperty("description")
  })

  it("survives a byte order mark, CRLF, quoted line breaks and pieces cut inside a letter", async () => {
    const long = "£😀é".repeat(40_000)
    const { rows, errors } = await parseText(
      `\uFEFF${REQUIRED},description\r\n${GOOD},"first ""line""\r\nsecond £, line"\r\n\r\nA1,Till,Elo,POS Systems,1,${long}`,
    )
    expect(errors).toEqual([])
    expect(rows.map(({ values }) => values.description)).toEqual(['first "line"\nsecond £, line', undefined])
    expect(rows[1]?.cells.description).toBe(long)
  })

  it.each([
    ["UTF-16, as Excel writes it", Buffer.from(`\uFEFF${REQUIRED},price\n${GOOD},£2`, "utf16le")],
    [
      "UTF-16, its bytes the other way round",
      Buffer.from(`\uFEFF${REQUIRED},price\n${GOOD},£2`, "utf16le").swap16(),
    ],
    ["Windows-1252", Buffer.from(`${REQUIRED},price\n${GOOD},£2`, "latin1")],
  ])("is read in %s", async (_encoding, bytes) => {
    const { rows } = await parseText(bytes)
    expect(rows).toMatchObject([{ problems: [], values: { brand: "Zebra", price: 2 } }])
  })

  it.each([";", "\t"])("reads cells separated by %j", async (delimiter) => {
    const { rows, errors } = await parseText(`${REQUIRED}\n${GOOD}\n`.replaceAll(",", delimiter))
    expect(errors).toEqual([])
    expect(rows[0]?.part_number).toBe("DS2208-SR7U")
  })

  it("reads headings as people write them, and leaves the spelling of machine types", async () => {
    const { rows } = await parseText(
      "Part Number,NAME,Brand,Machine-Type,Stock\nA1,Till,Elo,pos-systems,1\nA2,Scanner,Elo,barcode scanners,1\n",
    )
    expect(rows.map((row) => row.values.machine_type)).toEqual(["pos-systems", "barcode scanners"])
  })

  it("skips the empty rows a spreadsheet saves, and counts rows as the spreadsheet does", async () => {
    const { rows, rowCount } = await parseText(`${REQUIRED}\n,,,,\n${GOOD}\n`)
    expect(rows.map(({ row }) => row)).toEqual([3])
    expect(rowCount).toBe(1)
  })

  it('unwraps ="00123", which keeps a spreadsheet from dropping zeros', async () => {
    expect((await parseRow({ part_number: '="00123"' })).row?.part_number).toBe("00123")
  })

  it.each([
    ["£249.00", 249],
    ["1,249.5", 1249.5],
    ["£ 12,345", 12345],
  ])("understands the price %s", async (cell, pounds) => {
    expect((await parseRow({ price: cell })).row?.price).toBe(pounds)
  })
})

describe("a bad cell is one line that says row, column and reason", () => {
  it.each<[Record<string, string>, string]>([
    [{ price: "12,x" }, 'row 2, column price: "12,x" is not a price; write pounds and pence like 249.00'],
    [{ price: "249,00" }, "row 2, column price: 249,00 could mean 249.00 or 24,900: write 249.00"],
    [{ price: "1.999" }, "row 2, column price: 1.999 could mean 2.00 or 1,999: write 2.00 or 1999"],
    [
      { price: "0.00" },
      'row 2, column price: "0.00" would give the product away; leave price empty and say in price_text what to show, like Price on application',
    ],
    [
      { price: "99999999" },
      'row 2, column price: "99999999" is above 1000000 pounds; write pounds and pence like 249.00',
    ],
    [
      { stock: "12.5" },
      'row 2, column stock: "12.5" is not a number of pieces; write a whole number from 0 to 1000000',
    ],
    [{ brand: " " }, "row 2, column brand: is empty; write for example Zebra"],
    [
      { brand: "???" },
      'row 2, column brand: "???" has no letter or digit to make an address from; write the name as printed on the product',
    ],
    [{ name: "x".repeat(201) }, "row 2, column name: the name has 201 characters; write at most 200"],
    [
      { part_number: "1.23E+11" },
      'row 2, column part_number: "1.23E+11" is a number that a spreadsheet has shortened, so digits are lost; format the column as Text in the spreadsheet and enter it again',
    ],
    [
      { part_number: "5-Dec" },
      'row 2, column part_number: "5-Dec" looks like a date or time that a spreadsheet has made of a part number; format the column as Text in the spreadsheet and enter it again',
    ],
    [
      { part_number: "--" },
      'row 2, column part_number: "--" is not a part number; write letters and digits like DS2208-SR7U2100AZW, at most 100 characters',
    ],
    [
      { name: "#REF!" },
      'row 2, column name: "#REF!" in cell B2 is a spreadsheet\'s error, not a value; correct the formula and save again',
    ],
    [{ status: "live" }, 'row 2, column status: "live" is not a status; write published or draft'],
    [{ rating: "6" }, 'row 2, column rating: "6" is not a rating; write a number from 0 to 5 like 4.6'],
    [
      { brochure_url: "javascript:alert(1)" },
      'row 2, column brochure_url: "javascript:alert(1)" is not a web address; write https://… or, for a file of this site, /…',
    ],
    [
      { image_urls: "/a.svg|//evil.example/b.svg" },
      'row 2, column image_urls: "//evil.example/b.svg" is not a web address; write https://… or, for a file of this site, /…',
    ],
    [
      { image_urls: "/a.svg", image_alts: "one|two" },
      "row 2, column image_alts: has more texts than image_urls has addresses, 2 and 1; write one for each, separated by |",
    ],
    [
      { handle: "Zebra DS" },
      'row 2, column handle: "Zebra DS" is not an address; write small letters, digits and hyphens, like zebra-ds',
    ],
    [
      { machine_type: "Label Printers", spec_dpi: "203 dpi" },
      'row 2, column spec_dpi: "203 dpi" is not a number; write the figure alone, in dpi, like 203',
    ],
  ])("%j", async (cells, line) => {
    expect((await parseRow(cells)).lines).toEqual([line])
  })

  it("reports every bad cell of a row, and reads the good rows around it", async () => {
    const parsed = await parseText(
      `${REQUIRED},price\n${GOOD},1\nA1,Till,Elo,?,x,12,x\nA2,Till,Elo,?,x,free\n,Till,Elo,POS Systems,1,1\n${GOOD}2,2`,
    )
    expect(parsed.rows.map(({ row }) => row)).toEqual([2, 4, 6])
    expect(problemsOf(parsed).map(formatRowError)).toEqual([
      "row 3: has 7 cells where the header has 6; put cells that contain a separator in quotation marks",
      "row 5, column part_number: is empty; write for example DS2208-SR7U2100AZW",
      expect.stringContaining("row 4, column machine_type"),
      expect.stringContaining("row 4, column stock"),
      expect.stringContaining("row 4, column price"),
    ])
  })
})

describe("a file that cannot be read as a catalogue is refused with its reason", () => {
  it.each<[string, string | Buffer, string]>([
    ["empty", "", "The file is empty; its first line must name the columns."],
    [
      "missing columns",
      "part_number,name,brand\nA,B,C\n",
      "The first line of the file must name the columns: missing columns machine_type, stock.",
    ],
    [
      "misspelt column",
      `${REQUIRED},pirce\n`,
      'The first line of the file must name the columns: column "pirce" is not known; did you mean "price"?.',
    ],
    [
      "repeated column",
      `${REQUIRED},Stock\n`,
      'The first line of the file must name the columns: column "stock" is there twice.',
    ],
    [
      "Excel workbook",
      Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]),
      'The file is an Excel workbook (or another zip file), not CSV; save it from the spreadsheet as "CSV UTF-8 (Comma delimited)".',
    ],
    [
      "bytes of no code page",
      Buffer.from([...Buffer.from(`${REQUIRED}\n`), 0x81, 0x8d, 0xff]),
      'The file is no text, or in an unknown encoding; save it from the spreadsheet as "CSV UTF-8 (Comma delimited)".',
    ],
    [
      "unclosed quotation mark",
      `${REQUIRED}\n${GOOD}\nA1,"Till,Elo,POS Systems,1\nA2,Till,Elo,POS Systems,1\n`,
      'The file breaks off in row 3: a quotation mark is opened and not closed, or stands inside a cell without being doubled ("").',
    ],
  ])("%s", async (_what, content, message) => {
    expect(await fileError(content)).toBe(message)
  })
})
