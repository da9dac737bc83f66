/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Writes one line of a CSV file (RFC 4180) that a spreadsheet opens without running anything: every cell quoted, one that
 * begins like a formula with an apostrophe before it.
 *
 * @param cells as text; null is empty
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => `"${(cell ?? "").replace(FORMULA, "'$&").replaceAll('"', '""')}"`).join(",")}\r\n`

/** Before the first line: by it a spreadsheet knows the file is UTF-8. */
export const CSV_START = "\uFEFF"
