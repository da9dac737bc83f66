/** Characters at the start of a cell that make a spreadsheet read it as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Writes one line of a CSV file (RFC 4180) that a spreadsheet opens without running anything: every cell quoted, one
 * that begins like a formula with an apostrophe before it.
 *
 * @param cells as text; null is empty
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => `"${(cell ?? "").replace(FORMULA, "'$&").replaceAll('"', '""')}"`).join(",")}\r\n`

/** Byte order mark before the first line, from which spreadsheets know that the file is UTF-8. */
export const CSV_START = "\uFEFF"
