/** What a spreadsheet would calculate instead of showing (OWASP, CSV injection), apostrophes before it not counted. */
const FORMULA = /^'*[=+\-@\t\r]/

/** What has to stand in quotation marks. */
const SPECIAL = /[",;\t\r\n]|^\s|\s$/

/**
 * Takes the apostrophe away that {@link csvLine} puts before what looks like a formula.
 *
 * @param cell as it stands in a file
 */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/**
 * Writes a line of a CSV file that a spreadsheet shows and does not calculate.
 *
 * @param cells its values
 * @returns the line with its end
 */
export function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell
    return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  })
  return `${written.join(",")}\r\n`
}
