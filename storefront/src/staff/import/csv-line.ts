import { withFormulaGuard, withoutFormulaGuard } from "@scanwright/backend/contract"

/** A quoted cell, which spreadsheets show and do not calculate; the importer takes the guard away. */
const cellOf = (cell: string): string =>
  `"${withFormulaGuard(withoutFormulaGuard(cell)).replaceAll('"', '""')}"`

/**
 * A line of a CSV file, without its end.
 *
 * @param cells with the guard against formulas that our own files have, or without it
 */
export const csvLine = (cells: readonly string[]): string => cells.map(cellOf).join(",")
