/** A workbook that cannot be read. The message says why, and what to do. */
export class SpreadsheetError extends Error {
  override readonly name = "SpreadsheetError"
}
