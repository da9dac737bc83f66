import type { ImportBadRow } from "@scanwright/backend/contract"

/** Quoted, and kept from being calculated by a spreadsheet; the importer takes the apostrophe away. */
function cellOf(value: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Writes bad rows as a file of their own, to be corrected in a spreadsheet and imported by themselves.
 *
 * @param columns names of the columns
 * @param rows what stands in them now
 */
export function badRowsFile(
  columns: readonly string[],
  rows: readonly Pick<ImportBadRow, "cells">[],
): string {
  const lines = [columns, ...rows.map(({ cells }) => columns.map((_column, at) => cells[at] ?? ""))]
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`
}
