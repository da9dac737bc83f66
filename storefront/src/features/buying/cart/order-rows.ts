import { SEPARATOR_LINE } from "@scanwright/backend/contract/text-file"
import { parse } from "csv-parse/browser/esm/sync"

/** Most rows of one quick order. */
export const ROWS_MOST = 500
/** Most cells of a row that are read. */
const CELLS_MOST = 30
/** Most lines of a row whose cells have line ends in them. */
const LINES_MOST = 20

/** A row of a list. */
export interface OrderRow {
  /** Number of its first line, counted from 1 with blank lines, as an editor shows it. */
  readonly line: number
  /** The text of the row as it was pasted, to be corrected. */
  readonly text: string
  /** One for a line that nothing separates, such as "5 x DS2208-SR7U2100SGW". */
  readonly cells: readonly string[]
  /** What separates the cells; ", " for commas with blanks behind them, as they separate words. */
  readonly separator: string | null
}

/** A pasted list. */
export interface OrderRows {
  readonly rows: readonly OrderRow[]
  /** The text behind the last row that is read; empty where all are. */
  readonly rest: string
}

/** What separates cells. Prices and descriptions have commas, so what else a row has goes before them. */
const DELIMITERS = ["\t", ";", "|", ","]

/** "1,000" on its own: its comma separates nothing. */
const THOUSANDS = /(?<=^|\s)\d{1,3}(?:,\d{3})+(?=\s|$)/g

const QUOTED = /(?<=^|[\t;|,])\s*"(?:[^"]|"")*"/g

/** @throws CsvError where a quotation mark is not closed */
function cellsOf(row: string, delimiter: string, quote: '"' | null): readonly string[] {
  const parsed: string[][] = parse(row, {
    ...{ delimiter, quote, relax_quotes: true, relax_column_count: true, trim: true },
    // The row is one, with all line ends that are left in it.
    record_delimiter: "\0",
  })
  return parsed[0] ?? []
}

/** Splits a row at its own delimiter: people put lists together from several programs. */
function split(row: string, quote: '"' | null): Pick<OrderRow, "cells" | "separator"> {
  const unquoted = (quote === null ? row : row.replace(QUOTED, "")).replace(THOUSANDS, "")
  const delimiter = /^\s*\|/.test(row) ? "|" : DELIMITERS.find((mark) => unquoted.includes(mark))
  const separator = delimiter === "," && /,\s/.test(unquoted) ? ", " : (delimiter ?? null)
  if (separator === null && !row.includes('"')) return { cells: [row.trim()], separator }
  const cells = cellsOf(row, delimiter ?? "\t", quote)
  // Cells with line ends and delimiters: the quotation marks are inches, or "the same as above".
  const isTorn = cells.some((cell) => cell.includes("\n") && DELIMITERS.some((mark) => cell.includes(mark)))
  if (isTorn) throw new Error("The row is torn")
  return { cells: cells.slice(0, CELLS_MOST), separator }
}

/** Reads the row that begins at a line: of one line, or of several where a quoted cell has line ends in it. */
function rowAt(lines: readonly string[], at: number): { row: OrderRow; next: number } {
  const most = lines[at]?.includes('"') ? LINES_MOST : 1
  for (let next = at + 1; next <= Math.min(at + most, lines.length); next += 1) {
    const text = lines.slice(at, next).join("\n")
    try {
      return { row: { line: at + 1, text, ...split(text, '"') }, next }
    } catch {
      // A quotation mark is not closed yet.
    }
  }
  const text = lines[at] ?? ""
  return { row: { line: at + 1, text, ...split(text, null) }, next: at + 1 }
}

const hasText = ({ cells }: OrderRow) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))

/**
 * Splits a list into rows of cells: at tabs, semicolons, upright lines or commas outside quotation marks.
 *
 * @param text pasted, or the content of a CSV file
 */
export function readRows(text: string): OrderRows {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(SEPARATOR_LINE, "\n")
    .split(/\r{0,2}\n|\r/)
  const rows: OrderRow[] = []
  let at = 0
  while (at < lines.length && rows.length < ROWS_MOST) {
    const { row, next } = rowAt(lines, at)
    if (hasText(row)) rows.push(row)
    at = next
  }
  return { rows, rest: lines.slice(at).join("\n").trim() }
}
