import { hasRows, sheetAsCsv } from "./sheet"
import { SpreadsheetError } from "./spreadsheet-error"
import { openWorkbook, type Sheet } from "./workbook"
import { openZip } from "./zip"

/** A workbook whose sheets can be read as CSV. */
export interface ReadWorkbook {
  /** Names of the sheets that people see and in which something stands, in the workbook's order; at least one. */
  sheets: string[]
  /**
   * Reads one of them as the text of a CSV file.
   *
   * @throws SpreadsheetError when it cannot be read, or has more rows, columns or text than an import takes
   */
  csvOf: (index: number) => Promise<string>
}

/**
 * Opens an .xlsx workbook.
 *
 * @param bytes of the file; their number is for the caller to limit
 * @throws SpreadsheetError when it cannot be read or is empty; the message says what to do
 */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadWorkbook> {
  const workbook = await openWorkbook(bytes)
  const filled: Sheet[] = []
  for (const sheet of workbook.sheets) {
    if (await hasRows(workbook, sheet)) filled.push(sheet)
  }
  if (filled.length === 0) {
    throw new SpreadsheetError(
      "Nothing stands in the sheets of this workbook. Choose the workbook with the price list; a hidden sheet has to be shown and saved first.",
    )
  }
  return {
    sheets: filled.map(({ name }) => name),
    csvOf: (index) => {
      const sheet = filled[index]
      return sheet
        ? // Another choice of a sheet does not use up the limit of the first.
          sheetAsCsv({ ...workbook, zip: openZip(bytes) }, sheet)
        : Promise.reject(new SpreadsheetError("The workbook has no such sheet. Choose it again."))
    },
  }
}
