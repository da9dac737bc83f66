/**
 * Start of a cell that a spreadsheet reads as a formula (OWASP, CSV injection), after any number of apostrophes: the signs
 * in either width, and blanks that some programs skip before them.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/** Characters and blanks for which a cell needs quotation marks. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/

/**
 * Writes one line of a CSV file (RFC 4180) that a spreadsheet shows and does not calculate: a cell that begins like a
 * formula gets an apostrophe before it.
 *
 * @param cells as text; null is empty
 * @param quotes around every cell, or only where a cell needs them
 * @returns the line with its end
 */
export function csvLine(cells: readonly (string | null)[], quotes: "all" | "needed"): string {
  const written = cells.map((cell) => {
    const text = cell ?? ""
    const safe = FORMULA.test(text) ? `'${text}` : text
    return quotes === "all" || SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(",")}\r\n`
}

/**
 * Removes the apostrophe that {@link csvLine} puts before a cell that begins like a formula.
 *
 * @param cell of a file
 */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** Byte order mark before the first line, from which spreadsheets know that the file is UTF-8. */
export const CSV_START = "\uFEFF"
