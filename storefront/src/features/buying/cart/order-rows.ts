import { cellsOf, linesOf, rowAt, withoutQuoted } from "@/lib/list-rows"

/** Most rows of one quick order. */
export const ROWS_MOST = 500
/** Most cells of a row that are read. */
const CELLS_MOST = 30

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

/** Splits a row at its own delimiter: people put lists together from several programs. */
function split(row: string, quote: '"' | null): Pick<OrderRow, "cells" | "separator"> {
  const unquoted = (quote === null ? row : withoutQuoted(row)).replace(THOUSANDS, "")
  const delimiter = /^\s*\|/.test(row) ? "|" : DELIMITERS.find((mark) => unquoted.includes(mark))
  const separator = delimiter === "," && /,\s/.test(unquoted) ? ", " : (delimiter ?? null)
  if (separator === null && !row.includes('"')) return { cells: [row.trim()], separator }
  const cells = cellsOf(row, delimiter ?? "\t", quote)
  // Cells with line ends and delimiters: the quotation marks are inches, or "the same as above".
  const isTorn = cells.some((cell) => cell.includes("\n") && DELIMITERS.some((mark) => cell.includes(mark)))
  if (isTorn) throw new Error("The row is torn")
  return { cells: cells.slice(0, CELLS_MOST), separator }
}

const hasText = ({ cells }: OrderRow) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))

/**
 * Splits a list into rows of cells: at tabs, semicolons, upright lines or commas outside quotation marks.
 *
 * @param text pasted, or the content of a CSV file
 */
export function readRows(text: string): OrderRows {
  const { lines } = linesOf(text)
  const rows: OrderRow[] = []
  let at = 0
  while (at < lines.length && rows.length < ROWS_MOST) {
    const { row, next } = rowAt(lines, at, split)
    if (hasText(row)) rows.push(row)
    at = next
  }
  return { rows, rest: lines.slice(at).join("\n").trim() }
}
