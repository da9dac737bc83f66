import { IMPORT_BYTES_MOST, IMPORT_COLUMNS_MOST, IMPORT_ROWS_MOST } from "@scanwright/backend/contract"
import { csvLine } from "../csv-line"
import { numberText } from "./number-text"
import { SpreadsheetError } from "./spreadsheet-error"
import { type Sheet, unescaped, type Workbook } from "./workbook"
import { readXml } from "./xml"

/** Rows that may stand empty between and above the others. */
const EMPTY_ROWS_MOST = 10_000

/** Place of a cell from 0: `B7` gives column 1, row 6; null for what is no such place. */
function placeOf(reference: string): { column: number; row: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference.toUpperCase()) ?? []
  if (!letters || !digits) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, row: Number(digits) - 1 }
}

interface Cell {
  row: number
  column: number
  /** As the sheet has it, for messages. */
  reference: string
  type: string
  style: number
}

/** A cell's value as text. */
function textOf({ type, style }: Cell, stored: string, { strings, styles, is1904 }: Workbook): string {
  if (type === "s") return strings[Number(stored)] ?? ""
  if (type === "b") return stored === "1" || stored === "true" ? "TRUE" : "FALSE"
  if (type === "n") return numberText(stored, styles[style] ?? { kind: "plain" }, is1904)
  return type === "inlineStr" || type === "str" ? unescaped(stored) : stored
}

/**
 * Gives each cell of a sheet that is not empty, in the sheet's order; values that formulas gave count, the formulas don't.
 *
 * @param onCell gets the cell and its text; false ends the reading
 */
async function readCells(
  workbook: Workbook,
  { part }: Sheet,
  onCell: (cell: Cell, text: string) => boolean,
): Promise<void> {
  let row = -1
  let column = -1
  let cell: Cell | null = null
  let value = ""
  let phonetic = 0
  let isDone = false
  const begin = ({ r: reference = "", t: type = "n", s: style = "0" }: Readonly<Record<string, string>>) => {
    // Places may be left out: then a cell stands beside the one before.
    const place = placeOf(reference) ?? { column: column + 1, row }
    column = place.column
    cell = { ...place, reference, type, style: Number(style) }
    value = ""
  }
  await readXml(workbook.zip, part, {
    open: (name, attributes) => {
      if (name === "row") {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1
        column = -1
      } else if (name === "c") begin(attributes)
      else if (name === "rPh") phonetic += 1
    },
    close: (name, text) => {
      if (name === "rPh") phonetic -= 1
      else if (name === "v" || (name === "t" && phonetic === 0)) value += text
      else if (name === "c" && cell && !isDone) {
        const read = value === "" ? "" : textOf(cell, value, workbook)
        if (read.trim() !== "") isDone = !onCell(cell, read)
        cell = null
      }
    },
    isDone: () => isDone,
  })
}

/**
 * Whether anything stands in a sheet.
 *
 * @throws SpreadsheetError when it cannot be read
 */
export async function hasRows(workbook: Workbook, sheet: Sheet): Promise<boolean> {
  let found = false
  await readCells(workbook, sheet, () => {
    found = true
    return false
  })
  return found
}

const figure = (count: number) => count.toLocaleString("en-GB")

/** Refuses a cell outside of what an import takes. */
function refuseFar({ row, column, reference }: Cell, rows: number): void {
  if (column >= IMPORT_COLUMNS_MOST) {
    throw new SpreadsheetError(
      `Cell ${reference} stands beyond the first ${IMPORT_COLUMNS_MOST} columns. Delete the columns that are no part of the price list, save the file and choose it again.`,
    )
  }
  if (rows > IMPORT_ROWS_MOST + 1 || row >= IMPORT_ROWS_MOST + EMPTY_ROWS_MOST) {
    throw new SpreadsheetError(
      `The sheet goes on in row ${figure(row + 1)}, and ${figure(IMPORT_ROWS_MOST)} rows can be imported at once. Split it, or delete what stands below the price list, and import its parts one after the other.`,
    )
  }
}

/**
 * Reads a sheet as the text of a CSV file whose lines are the sheet's rows, empty ones as well, so that messages name
 * the right row.
 *
 * @throws SpreadsheetError when it cannot be read, or has more rows, columns or text than an import takes
 */
export async function sheetAsCsv(workbook: Workbook, sheet: Sheet): Promise<string> {
  const lines: string[] = []
  let length = 0
  let filled = 0
  let now: { row: number; cells: string[] } | null = null
  const finish = () => {
    if (!now) return
    while (lines.length < now.row) lines.push("")
    const line = csvLine(now.cells)
    lines[now.row] = line
    length += line.length
    if (length > IMPORT_BYTES_MOST) {
      throw new SpreadsheetError(
        "The sheet holds more than 20 MB of text. Split it, and import its parts one after the other.",
      )
    }
  }
  await readCells(workbook, sheet, (cell, text) => {
    if (now?.row !== cell.row) {
      finish()
      filled += 1
      now = { row: cell.row, cells: [] }
    }
    refuseFar(cell, filled)
    while (now.cells.length < cell.column) now.cells.push("")
    now.cells[cell.column] = text
    return true
  })
  finish()
  return `${lines.join("\r\n")}\r\n`
}
