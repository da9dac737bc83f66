import { strToU8, zipSync, type Zippable } from "fflate"
import { describe, expect, it } from "vitest"
import { readWorkbook } from "."
import { plainNumber } from "./number-text"
import { openZip } from "./zip"

const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

interface Made {
  /** Rows of each sheet as XML, by its name. */
  sheets: Record<string, string>
  hidden?: string[]
  strings?: string[]
  /** Formats of the styles 1, 2 …; style 0 is general. */
  formats?: string[]
  is1904?: boolean
  other?: Zippable
  level?: 0 | 6
}

/** A workbook as spreadsheets write it. */
function workbookOf({ sheets, hidden = [], strings = [], formats = [], is1904, other, level = 6 }: Made) {
  const names = Object.keys(sheets)
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const relations = (content: string) => strToU8(`${HEAD}<Relationships>${content}</Relationships>`)
  const sheetList = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ""}/>`,
  )
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`)
  const xfs = formats.map((_code, at) => `<xf numFmtId="${200 + at}"/>`)
  return zipSync(
    {
      "_rels/.rels": relations(relation("r1", "officeDocument", "xl/workbook.xml")),
      "xl/workbook.xml": strToU8(
        `${HEAD}<workbook xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${sheetList.join("")}</sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": relations(
        [
          ...names.map((_name, at) => relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`)),
          relation("s1", "sharedStrings", "/xl/sharedStrings.xml"),
          relation("s2", "styles", "styles.xml"),
        ].join(""),
      ),
      "xl/sharedStrings.xml": strToU8(
        `${HEAD}<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`,
      ),
      "xl/styles.xml": strToU8(
        `${HEAD}<styleSheet><numFmts>${numFmts.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join("")}</cellXfs></styleSheet>`,
      ),
      ...Object.fromEntries(
        names.map((name, at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          strToU8(`${HEAD}<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`),
        ]),
      ),
      ...other,
    },
    { level },
  )
}

const csvOf = async (made: Made) => (await readWorkbook(workbookOf(made))).csvOf(0)
const sheetOf = (rows: string, more: Omit<Made, "sheets"> = {}) =>
  csvOf({ sheets: { Prices: rows }, ...more })
const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`

describe("A workbook is read as the CSV its rows would be", () => {
  it("shared strings, with parts in other styles, and strings in place", async () => {
    const strings = ["<t>Part No</t>", "<r><t>Zebra </t></r><r><t>DS2208</t></r><rPh><t>no</t></rPh>"]
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c>${text("B1", "a &amp; &quot;b&quot;_x000A_c")}</row><row r="2"><c r="A2" t="s"><v>1</v></c></row>`
    expect(await sheetOf(rows, { strings })).toBe('"Part No","a & ""b""\nc"\r\n"Zebra DS2208"\r\n')
  })

  it("booleans, values of formulas and errors", async () => {
    const rows = `<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>ax</v></c><c r="C1"><f>1+1</f><v>2</v></c><c r="D1" t="e"><f>NA()</f><v>#N/A</v></c></row>`
    expect(await sheetOf(rows)).toBe('"TRUE","ax","2","#N/A"\r\n')
  })

  it("dates by their style, in both calendars, and article numbers with their noughts", async () => {
    const formats = ["dd/mm/yyyy", "[$-809]d mmmm yyyy hh:mm", "0000000000000", "&quot;days &quot;0"]
    const cell = (at: string, style: number, value: string) =>
      `<c r="${at}1" s="${style}"><v>${value}</v></c>`
    const rows = `<row r="1">${cell("A", 1, "46145")}${cell("B", 2, "46145.5")}${cell("C", 3, "5010000")}${cell("D", 4, "46145")}</row>`
    expect(await sheetOf(rows, { formats })).toBe(
      '"2026-05-03","2026-05-03T12:00:00","0000005010000","46145"\r\n',
    )
    const old = `<row r="1">${cell("A", 1, "44683")}</row>`
    expect(await sheetOf(old, { formats, is1904: true })).toBe('"2026-05-03"\r\n')
  })

  it("rows and columns that are left out stay empty, so that messages name the right cell", async () => {
    const rows = `<row r="2">${text("C2", "x")}</row><row r="4"><c r="A4" s="0"/>${text("B4", "y")}</row><row r="9"><c r="A9"/></row>`
    expect(await sheetOf(rows)).toBe('\r\n"","","x"\r\n\r\n"","y"\r\n')
  })

  it("cells without places, prefixes of names, and parts that are stored as they are", async () => {
    const rows = `<x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>`
    expect(await sheetOf(rows, { level: 0 })).toBe('"1","2"\r\n')
  })

  it("a text that a spreadsheet would calculate is guarded, as in every CSV of the shop", async () => {
    expect(await sheetOf(`<row r="1">${text("A1", "=1+1")}</row>`)).toBe('"\'=1+1"\r\n')
  })
})

it.each([
  ["5.01E12", "5010000000000"],
  ["5010000000000", "5010000000000"],
  ["1234.5", "1234.5"],
  ["16.899999999999999", "16.9"],
  ["-1.5E-7", "-0.00000015"],
  ["1E+21", "1000000000000000000000"],
  ["", ""],
  ["x", "x"],
])("The number %s is %s", (stored, shown) => {
  expect(plainNumber(stored)).toBe(shown)
})

describe("Sheets", () => {
  const row = `<row r="1">${text("A1", "x")}</row>`

  it("only those are offered that are seen and have rows", async () => {
    const sheets = { Notes: "", Old: row, Prices: row, "Empty styles": `<row r="1"><c r="A1" s="1"/></row>` }
    expect((await readWorkbook(workbookOf({ sheets, hidden: ["Old"] }))).sheets).toEqual(["Prices"])
  })

  it("a workbook without rows says so", async () => {
    await expect(readWorkbook(workbookOf({ sheets: { One: "" } }))).rejects.toThrow(/Nothing stands in/)
  })
})

describe("Limits hold before anything is held", () => {
  it("a cell in the last column does not make 16,384", async () => {
    await expect(sheetOf(`<row r="1">${text("XFD1", "x")}</row>`)).rejects.toThrow(/Cell XFD1 stands beyond/)
    expect(await sheetOf(`<row r="1">${text("A1", "x")}<c r="XFD1" s="0"/></row>`)).toBe('"x"\r\n')
  })

  it("a cell in the last row does not make a million", async () => {
    await expect(sheetOf(`<row r="1048576">${text("A1048576", "x")}</row>`)).rejects.toThrow(
      /goes on in row 1,048,576/,
    )
  })

  it("more rows than an import takes", async () => {
    const rows = Array.from({ length: 50_002 }, () => "<row><c><v>1</v></c></row>").join("")
    await expect(sheetOf(rows)).rejects.toThrow(/50,000 rows can be imported at once/)
  })

  it("a text longer than a cell can hold", async () => {
    await expect(sheetOf(`<row r="1">${text("A1", "x".repeat(32_768))}</row>`)).rejects.toThrow(
      /holds more than/,
    )
  })

  it("parts that become too large are left while they are inflated", async () => {
    const bomb = zipSync({ a: new Uint8Array(2_000_000), b: new Uint8Array(300_000) })
    expect(bomb.length).toBeLessThan(5_000)
    const zip = openZip(bomb, 500_000)
    await zip.read("b", () => true)
    await expect(zip.read("a", () => true)).rejects.toThrow(/holds more than/)
  })

  it("too many parts, elements inside each other, and attributes", async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 5_001 }, (_part, at) => [`x${at}`, new Uint8Array()]),
    )
    await expect(readWorkbook(workbookOf({ sheets: { One: "" }, other: parts }))).rejects.toThrow(
      /holds more/,
    )
    await expect(sheetOf("<a>".repeat(200))).rejects.toThrow(/holds more than/)
    const many = Array.from({ length: 200 }, (_attribute, at) => `a${at}=""`).join(" ")
    await expect(sheetOf(`<row ${many}/>`)).rejects.toThrow(/holds more than/)
  })

  it("entities of a document type are refused", async () => {
    const evil = `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`
    await expect(
      readWorkbook(workbookOf({ sheets: { One: "" }, other: { "xl/worksheets/sheet1.xml": strToU8(evil) } })),
    ).rejects.toThrow(/damaged/)
  })
})

describe("Files that are no such workbook say what to do", () => {
  const compound = (content: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from(content, "utf16le")])

  it("an old workbook", async () => {
    await expect(readWorkbook(compound("Workbook"))).rejects.toThrow(/old Excel workbook \(\.xls\)/)
  })

  it("one with a password", async () => {
    await expect(readWorkbook(compound("EncryptedPackage"))).rejects.toThrow(/remove the password/)
    const made = workbookOf({ sheets: { One: "" } })
    // Bit 0 of the flags in each entry of the directory.
    const view = new DataView(made.buffer, made.byteOffset, made.byteLength)
    for (let at = 0; at < made.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
    }
    await expect(readWorkbook(made)).rejects.toThrow(/remove the password/)
  })

  it("a damaged one", async () => {
    const made = workbookOf({ sheets: { One: `<row r="1">${text("A1", "x")}</row>` } })
    await expect(readWorkbook(made.slice(0, made.length - 100))).rejects.toThrow(/damaged/)
    await expect(readWorkbook(new Uint8Array([0x50, 0x4b]))).rejects.toThrow(/damaged/)
    await expect(readWorkbook(strToU8("a,b"))).rejects.toThrow(/damaged/)
    await expect(readWorkbook(zipSync({ "a.txt": strToU8("x") }))).rejects.toThrow(/damaged/)
    await expect(sheetOf("<row><c></row>")).rejects.toThrow(/damaged/)
  })
})
