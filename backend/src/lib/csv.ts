import { type Options, stringify } from "csv-stringify/sync"
import { withFormulaGuard } from "../contract/formula-guard"

/** Where a cell needs quotation marks besides separators, quotes and line ends (RFC 4180): spreadsheets split or trim these. */
const SPECIAL = /[;\t]|^\s|\s$/

const WRITING: Options = {
  record_delimiter: "windows",
  quote_record_delimiter: true,
  cast: { string: withFormulaGuard },
}

const QUOTES: Readonly<Record<"all" | "needed", Options>> = {
  all: { ...WRITING, quoted: true, quoted_empty: true },
  needed: { ...WRITING, quoted_match: SPECIAL },
}

/**
 * Writes lines of a CSV file (RFC 4180) that a spreadsheet shows and does not calculate: a cell that begins like a
 * formula gets an apostrophe before it.
 *
 * @param rows their cells as text; null is empty
 * @param quotes around every cell, or only where a cell needs them
 * @returns the lines, each with its end
 */
export const csvLines = (rows: (string | null)[][], quotes: "all" | "needed"): string =>
  stringify(rows, QUOTES[quotes])

/** Byte order mark before the first line, from which spreadsheets know that the file is UTF-8. */
export const CSV_START = "\uFEFF"
