/**
 * Start of a cell that a spreadsheet reads as a formula (OWASP, CSV injection), after any number of apostrophes: the signs
 * in either width, and blanks that some programs skip before them. The apostrophes belong to it because the guard of a
 * cell that already begins with one could otherwise not be told from the cell.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/**
 * Puts an apostrophe before a cell that begins like a formula, so that a spreadsheet shows the cell and does not calculate.
 *
 * @param cell to be written to a CSV file
 */
export const withFormulaGuard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/**
 * Removes the apostrophe that {@link withFormulaGuard} puts before a cell that begins like a formula.
 *
 * @param cell of a file
 */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
