import type { ImportBadRow } from "@scanwright/backend/contract"

/** A quoted cell. An apostrophe stops spreadsheets from running it as a formula; the importer removes the apostrophe. */
function cellOf(value: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Writes bad rows as a file of their own, to be corrected in a spreadsheet and imported by themselves.
 *
 * @param columns names of the columns
 * @param rows their cells as corrected so far
 */
export function badRowsFile(
  columns: readonly string[],
  rows: readonly Pick<ImportBadRow, "cells">[],
): string {
  const lines = [columns, ...rows.map(({ cells }) => columns.map((_column, at) => cells[at] ?? ""))]
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`
}
