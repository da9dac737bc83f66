import { strToU8, zipSync } from "fflate"

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

/** Type of an Excel workbook. */
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

type Row = readonly (string | number)[]

const relations = (content: string) => strToU8(`<Relationships>${content}</Relationships>`)

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`

const cell = (value: string | number) =>
  typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`

const sheetOf = (rows: readonly Row[]) =>
  strToU8(
    `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map(cell).join("")}</row>`).join("")}</sheetData></worksheet>`,
  )

/** An Excel workbook of some sheets, by name; numbers are stored as numbers. */
export function workbookOf(sheets: Readonly<Record<string, readonly Row[]>>): Buffer {
  const names = Object.keys(sheets)
  const file = (at: number) => `worksheets/sheet${at + 1}.xml`
  return Buffer.from(
    zipSync({
      "_rels/.rels": relations(relation("r1", "officeDocument", "xl/workbook.xml")),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns:r="${OFFICE}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join("")}</sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": relations(
        names.map((_name, at) => relation(`r${at + 1}`, "worksheet", file(at))).join(""),
      ),
      ...Object.fromEntries(Object.values(sheets).map((rows, at) => [`xl/${file(at)}`, sheetOf(rows)])),
    }),
  )
}
