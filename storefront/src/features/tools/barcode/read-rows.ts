import { readWhole } from "@scanwright/backend/contract/read-figure"
import { linesOf, widthOf } from "@/lib/list-rows"
import type { SymbologyId } from "@/lib/symbologies"
import { bad, type Content, good } from "./content"
import {
  divide,
  findSeparator,
  isBegun,
  isPayloadCut,
  type ListRow,
  ROWS_MOST,
  type Separator,
} from "./divide-list"
import { digitsOf } from "./gs1-number"
import { type Columns, findColumns, type Table, tableOf } from "./list-columns"
import { readContent } from "./read-content"

/** Most labels of one run. */
export const LABELS_MOST = 5_000

/** A valid row. */
export interface LabelRow {
  /** Line number, as in {@link RowMessage}. */
  readonly line: number
  readonly content: string
  /** Caption above the barcode; empty for none. */
  readonly caption: string
  /** Number of labels. */
  readonly copies: number
}

/** What is wrong with a row, or was changed in it. */
export interface RowMessage {
  /** Line number, counted from 1 as in a spreadsheet, blank lines included. */
  readonly line: number
  readonly text: string
  readonly message: string
}

/** What a number lacks that is one digit short and ends in a right check digit. */
export type Lacking = "zero" | "check-digit"

/** Numbers of a list that may lack one or the other. */
export interface UnclearNumbers {
  readonly count: number
  /** What they were taken to lack; null where they were left out. */
  readonly lacking: Lacking | null
}

/** How a list was read. What is null has to be asked: {@link questionOf}. */
export interface Reading extends Columns {
  readonly separator: Separator | null
  /** What may separate columns. */
  readonly separators: readonly string[]
  /** The heading of each column; empty for none. */
  readonly titles: readonly string[]
  /** The first rows below the headings. */
  readonly sample: readonly ListRow[]
}

/** What was chosen for a list. What is left out is found out, and what is null is asked. */
export interface Choices extends Partial<Columns> {
  readonly separator?: Separator
  /** What numbers lack that may lack a zero or their check digit. */
  readonly lacking?: Lacking
}

/** The rows of a list. */
export interface LabelRows {
  readonly rows: readonly LabelRow[]
  /** Rows that were left out. */
  readonly faults: readonly RowMessage[]
  /** Rows whose barcode holds something else than was entered. */
  readonly notes: readonly RowMessage[]
  /** Null where there are none. */
  readonly unclear: UnclearNumbers | null
  /** Whether the list was longer than {@link ROWS_MOST}. */
  readonly isCut: boolean
  readonly reading: Reading
}

/** @returns what has to be asked next of a list before its rows can be read; null for nothing */
export function questionOf({ separator, hasHeading, content, copies }: Reading) {
  if (separator === null) return "separator"
  if (hasHeading === null) return "heading"
  return content === null || copies === null ? "columns" : null
}

/** What is said of a title. */
const ABOVE = "It stands above the headings."

/** Number of rows that show what columns have. */
const SAMPLE_ROWS = 3

const isUnclear = (read: Content) => read.ok && read.withCheckDigit !== undefined
const hasCheckDigitAdded = (read: Content) => read.ok && read.isCheckDigitAdded === true

/** The content of a row in which a number may lack a zero or its check digit. */
function readLacking(id: SymbologyId, read: Content, lacking: Lacking | null): Content {
  if (!read.ok || read.withCheckDigit === undefined || lacking === "zero") return read
  const [other = "", ...more] = read.withCheckDigit
  if (more.length > 0) return bad("Several of its numbers lack a zero or a check digit: write them in full.")
  const whole = readContent(id, other)
  if (!whole.ok) return whole
  return lacking === null
    ? bad(`Is this ${read.content}, or ${whole.content} with a check digit? Choose above.`)
    : good(whole.content, `With a check digit: ${whole.content}.`)
}

/** Whether a barcode holds what was entered: spaces and hyphens between digits do not count, nor does the link around a GTIN. */
function isAsEntered(content: string, entered: string): boolean {
  const digits = digitsOf(entered)
  return [entered, digits].includes(content) || content.endsWith(`/01/${digits.padStart(14, "0")}`)
}

/** How many labels a row wants, or what is wrong with its number. */
function copiesOf({ cells }: ListRow, column: Reading["copies"]): number | string {
  if (column === null || column === "none") return 1
  const cell = cells[column] ?? ""
  if (cell === "") return "The number of labels is missing."
  const most = LABELS_MOST.toLocaleString("en-GB")
  const otherwise = `“${cell}” is no number of labels. Write a whole number up to ${most}.`
  const read = readWhole(cell, LABELS_MOST, otherwise)
  if ("problem" in read) return read.problem
  return read.value === 0 ? "No label is wanted of it: its number is 0." : read.value
}

/** The usual number of columns: that of the headings, or of most rows. */
function usualWidth({ headings, body }: Table): number {
  if (headings.length > 0) return widthOf([{ cells: headings }])
  const counts = new Map<number, number>()
  for (const row of body) {
    const width = widthOf([row])
    counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return Math.min(...[...counts].filter(([, count]) => count === most).map(([width]) => width))
}

/** The end of a content or a caption that may stand in the cells behind it. Null where the row has no more columns than usual. */
function surplusOf(row: ListRow, { content, caption, copies }: Reading, usual: number) {
  const used = [content, caption, copies].filter((column) => typeof column === "number")
  const last = Math.max(...used)
  return widthOf([row]) > Math.max(usual, last + 1)
    ? { cells: row.cells.slice(last), isOfCaption: last === caption && last === usual - 1 }
    : null
}

/** Reads the cells of a row. @param usual number of columns */
function readCells(id: SymbologyId, row: ListRow, reading: Reading, usual: number) {
  const { separator, content: at, caption, copies } = reading
  const { line, cells } = row
  const text = cells[at ?? 0] ?? ""
  const read = { line, row: row.text, text, copies: copiesOf(row, copies), content: readContent(id, text) }
  if (separator === "none" || separator === null) return { ...read, caption: "" }
  const surplus = surplusOf(row, reading, usual)
  // A content that cannot hold the mark was not cut at it: then the caption has it.
  const isCaption =
    surplus?.isOfCaption === true && !readContent(id, [text, cells[(at ?? 0) + 1]].join(separator)).ok
  if ((surplus && !isCaption) || isPayloadCut(text)) {
    const problem = `It has more columns than the others: put a text with “${separator}” in it into quotation marks.`
    return { ...read, content: bad(problem), caption: "" }
  }
  const own = caption === "none" ? "" : (cells[caption] ?? "")
  return { ...read, caption: surplus?.cells.join(`${separator} `) ?? own }
}

/** Reads the rows of a list whose columns are certain. */
function readEach(
  id: SymbologyId,
  table: Table,
  reading: Reading,
  chosen: Lacking | undefined,
): Omit<LabelRows, "isCut" | "reading"> {
  const usual = usualWidth(table)
  const read = table.body.map((row) => readCells(id, row, reading, usual))
  const lacking = chosen ?? (read.some(({ content }) => hasCheckDigitAdded(content)) ? null : "zero")
  const count = read.filter(({ content }) => isUnclear(content)).length
  const rows: LabelRow[] = []
  const faults: RowMessage[] = table.above.map(({ line, text }) => ({ line, text, message: ABOVE }))
  const notes: RowMessage[] = []
  for (const { line, row, text, caption, copies, content } of read) {
    const result = readLacking(id, content, lacking)
    if (!result.ok || typeof copies === "string") {
      faults.push({ line, text, message: result.ok ? String(copies) : result.problem })
      continue
    }
    rows.push({ line, content: result.content, caption, copies })
    const lines = row.split("\n").length
    const messages = [
      isAsEntered(result.content, text) ? null : result.note,
      lines > 1 && !isBegun(text) ? `Its quotation marks hold ${lines} lines together.` : null,
    ].filter((message) => message !== null)
    if (messages.length > 0) notes.push({ line, text, message: messages.join(" ") })
  }
  return { rows, faults, notes, unclear: count > 0 ? { count, lacking } : null }
}

/**
 * Reads pasted lines or CSV: in each row the content of a barcode, and where the list has columns the text above it, and how many
 * labels are wanted.
 *
 * @param chosen what was chosen. Until it is chosen what numbers lack they are taken as whole numbers without a zero, and left out of
 *   a list in which others lack a check digit.
 */
export function readRows(id: SymbologyId, text: string, chosen: Choices = {}): LabelRows {
  const list = linesOf(text)
  const found = findSeparator(list, id)
  const separator = chosen.separator ?? found.separator
  const all = divide(list, separator ?? "none", id)
  const columns = findColumns(all, id, chosen)
  const table = tableOf(all, columns.hasHeading)
  const { headings, body } = table
  const reading: Reading = {
    ...columns,
    ...{ separator, separators: found.separators },
    titles: Array.from({ length: widthOf(all) }, (_, index) => headings[index] ?? ""),
    sample: body.slice(0, SAMPLE_ROWS),
  }
  const rows = questionOf(reading) === null ? body.slice(0, ROWS_MOST) : []
  return {
    ...readEach(id, { ...table, body: rows }, reading, chosen.lacking),
    ...{ isCut: body.length > ROWS_MOST, reading },
  }
}
