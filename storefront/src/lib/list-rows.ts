import { LINE_ENDS, SEPARATOR_LINE } from "@scanwright/backend/contract/text-file"
import { CsvError, parse } from "csv-parse/browser/esm/sync"

/** Most lines of a row whose cells have line ends in them. */
const LINES_MOST = 30

const LINE_END = new RegExp(LINE_ENDS.join("|"))

/** A pasted list, or the content of a CSV file. */
export interface ListLines {
  readonly lines: readonly string[]
  /** What separates its cells, where its first line says so, as for Excel; null otherwise. */
  readonly separator: string | null
}

/** Divides a list into lines, with an empty one for that which names the separator: line numbers are those of an editor. */
export function linesOf(text: string): ListLines {
  const list = text.replace(/^\uFEFF/, "")
  return {
    lines: list.replace(SEPARATOR_LINE, "\n").split(LINE_END),
    separator: SEPARATOR_LINE.exec(list)?.[1] ?? null,
  }
}

const QUOTED = /(?<=^|[\t;|,])\s*"(?:[^"]|"")*"/g

/** A row without its quoted cells. */
export const withoutQuoted = (row: string): string => (row.includes('"') ? row.replace(QUOTED, "") : row)

/**
 * Divides a row into cells.
 *
 * @param quote around cells with separators and line ends in them; null where quotation marks are marks as others
 * @throws CsvError where a quotation mark is not closed, or something stands behind the closing one
 */
export function cellsOf(row: string, separator: string, quote: '"' | null): readonly string[] {
  if (!row.includes('"')) return row.split(separator).map((cell) => cell.trim())
  const parsed: string[][] = parse(row, {
    ...{ delimiter: separator, quote, relax_quotes: true, relax_column_count: true, trim: true },
    // The row is one, with all line ends that are left in it.
    record_delimiter: "\0",
  })
  return parsed[0] ?? []
}

/** A row, and the line behind it. */
export interface Row<Cells> {
  readonly row: Cells & {
    /** Number of its first line, counted from 1 with blank lines, as an editor shows it. */
    readonly line: number
    /** The text of the row as it was pasted. */
    readonly text: string
  }
  readonly next: number
}

/**
 * Reads the row that begins at a line: of one line, or of several where a quoted cell has line ends in it.
 *
 * @param split divides a row into cells. It throws where the row is not whole, which it is with quotation marks that are marks as
 *   others.
 */
export function rowAt<Cells>(
  lines: readonly string[],
  at: number,
  split: (row: string, quote: '"' | null) => Cells,
): Row<Cells> {
  const most = lines[at]?.includes('"') ? LINES_MOST : 1
  for (let next = at + 1; next <= Math.min(at + most, lines.length); next += 1) {
    if (next > at + 1 && lines[next - 1]?.includes('"') !== true) continue
    const text = lines.slice(at, next).join("\n")
    try {
      return { row: { line: at + 1, text, ...split(text, '"') }, next }
    } catch (error) {
      const isOpen = error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED"
      if (!isOpen) break
    }
  }
  const text = lines[at] ?? ""
  return { row: { line: at + 1, text, ...split(text, null) }, next: at + 1 }
}

/** Number of columns: those behind the last filled cell do not count. */
export const widthOf = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex(Boolean) + 1))
