import { LINE_ENDS } from "@scanwright/backend/contract/text-file"
import { parse } from "csv-parse/browser/esm/sync"
import { readContent } from "./read-content"
import type { SymbologyId } from "@/lib/symbologies"

/** Most rows of one run. */
export const ROWS_MOST = 5_000

/** A valid row. */
export interface LabelRow {
  /** Line number, as in {@link RowFault}. */
  readonly line: number
  readonly content: string
  /** Caption above the barcode; empty for none. */
  readonly caption: string
}

/** An invalid row with its error. */
export interface RowFault {
  /** Line number, counted from 1 as in a spreadsheet, blank lines included. */
  readonly line: number
  readonly text: string
  readonly problem: string
}

/** The rows of a list. */
export interface LabelRows {
  readonly rows: readonly LabelRow[]
  readonly faults: readonly RowFault[]
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

/**
 * Parses pasted lines or CSV: the barcode's content in the first column, an optional caption in the second. A heading is
 * skipped.
 *
 * @throws Error for invalid CSV, such as an unclosed quotation mark
 */
export function readRows(id: SymbologyId, text: string): LabelRows {
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
  const all = parsed.slice(head && HEADING.test(head.record[0] ?? "") ? 1 : 0)
  const rows: LabelRow[] = []
  const faults: RowFault[] = []
  for (const { record, info } of all.slice(0, ROWS_MOST)) {
    const [code = "", caption = ""] = record
    const read = readContent(id, code)
    if (read.ok) rows.push({ line: info.lines, content: read.content, caption })
    else faults.push({ line: info.lines, text: code, problem: read.problem })
  }
  return { rows, faults, isCut: all.length > ROWS_MOST }
}
