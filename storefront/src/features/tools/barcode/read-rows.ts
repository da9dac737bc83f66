import { LINE_ENDS } from "@scanwright/backend/contract/text-file"
import { parse } from "csv-parse/browser/esm/sync"
import { bad, type Content, good } from "./content"
import { digitsOf } from "./gs1-number"
import { readContent } from "./read-content"
import type { SymbologyId } from "@/lib/symbologies"

/** Most rows of one run. */
export const ROWS_MOST = 5_000

/** A valid row. */
export interface LabelRow {
  /** Line number, as in {@link RowMessage}. */
  readonly line: number
  readonly content: string
  /** Caption above the barcode; empty for none. */
  readonly caption: string
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
}

/** Usual headings of a column of barcodes. */
const HEADING = /^(bar ?codes?|codes?|gtin|ean|upc|sku|content|value|data|number|part ?(number|no\.?))$/i

/** The separator of columns: a tab, a semicolon or a comma, whichever the first line has. */
const delimiterOf = (text: string) => {
  const [first = ""] = text.trimStart().split(/\r?\n/, 1)
  return ["\t", ";"].find((mark) => first.includes(mark)) ?? ","
}

/** Rows of the CSV parser with its option `info`, which its types do not cover. */
interface ParsedRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The rows of pasted lines or CSV, without a heading. */
function parseRows(text: string): ParsedRow[] {
  const parsed = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  }) as unknown as ParsedRow[]
  const [head] = parsed
  return parsed.slice(head && HEADING.test(head.record[0] ?? "") ? 1 : 0)
}

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

/**
 * Reads pasted lines or CSV: the barcode's content in the first column, an optional caption in the second. A heading is
 * skipped.
 *
 * @param chosen what numbers lack that may lack a zero or their check digit. Until that is chosen they are taken as whole numbers
 *   without a zero, and left out of a list in which others lack a check digit.
 * @throws Error for invalid CSV, such as an unclosed quotation mark
 */
export function readRows(id: SymbologyId, text: string, chosen: Lacking | null = null): LabelRows {
  const all = parseRows(text)
  const read = all.slice(0, ROWS_MOST).map(({ record: [code = "", caption = ""], info }) => ({
    ...{ line: info.lines, text: code, caption, content: readContent(id, code) },
  }))
  const lacking = chosen ?? (read.some(({ content }) => hasCheckDigitAdded(content)) ? null : "zero")
  const count = read.filter(({ content }) => isUnclear(content)).length
  const rows: LabelRow[] = []
  const faults: RowMessage[] = []
  const notes: RowMessage[] = []
  for (const { line, text: code, caption, content } of read) {
    const result = readLacking(id, content, lacking)
    if (!result.ok) {
      faults.push({ line, text: code, message: result.problem })
      continue
    }
    rows.push({ line, content: result.content, caption })
    const isChanged = result.content !== code && result.content !== digitsOf(code)
    if (isChanged && result.note !== null) notes.push({ line, text: code, message: result.note })
  }
  return {
    ...{ rows, faults, notes, isCut: all.length > ROWS_MOST },
    unclear: count > 0 ? { count, lacking } : null,
  }
}
