import { withFormulaGuard } from "@scanwright/backend/contract"

/** A quoted cell, which spreadsheets show and do not calculate; the importer takes the guard away. */
const cellOf = (value: string): string => `"${withFormulaGuard(value).replaceAll('"', '""')}"`

/** A line of a CSV file, without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(cellOf).join(",")
