import { parse } from "csv-parse/browser/esm/sync"
import { readContent } from "./read-content"
import type { SymbologyId } from "@/lib/symbologies"

/** Most rows made at once. */
export const ROWS_MOST = 5_000

/** A row that can be drawn. */
export interface LabelRow {
  /** As of {@link RowFault}. */
  readonly line: number
  readonly content: string
  /** A line above the code; empty for none. */
  readonly caption: string
}

/** A row that cannot, and why. */
export interface RowFault {
  /** Counted from 1, as a spreadsheet or editor does, blank lines included. */
  readonly line: number
  readonly text: string
  readonly problem: string
}

/** What a list holds. */
export interface LabelRows {
  readonly rows: readonly LabelRow[]
  readonly faults: readonly RowFault[]
  /** Whether there were more than are made at once. */
  readonly isCut: boolean
}

/** What heads a column of codes in people's lists. */
const HEADING = /^(bar ?codes?|codes?|gtin|ean|upc|sku|content|value|data|number|part ?(number|no\.?))$/i

/** What separates columns: a tab, a semicolon or a comma, whichever the first line has. */
const delimiterOf = (text: string) => {
  const [first = ""] = text.trimStart().split(/\r?\n/, 1)
  return ["\t", ";"].find((mark) => first.includes(mark)) ?? ","
}

/** What the reader of CSV gives with `info`: its types know only the rows themselves. */
interface ParsedRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/**
 * Reads pasted lines or CSV: the code in the first column, a caption in the second, if any. A heading is left out.
 *
 * @throws Error where the text is no CSV, such as with a quotation mark that is never closed
 */
export function readRows(id: SymbologyId, text: string): LabelRows {
  const parsed = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
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
