import type { ImportBadRow } from "@scanwright/backend/contract"
import { csvLine } from "./csv-line"

/**
 * Writes bad rows as a file of their own, to be corrected in a spreadsheet and imported by themselves.
 *
 * @param columns names of the columns; those without one, which the import leaves out, are left out of the file as well
 * @param rows their cells as corrected so far
 */
export function badRowsFile(
  columns: readonly string[],
  rows: readonly Pick<ImportBadRow, "cells">[],
): string {
  const places = columns.flatMap((column, at) => (column === "" ? [] : [at]))
  const lines = [columns, ...rows.map(({ cells }) => cells)]
  return `\ufeff${lines.map((cells) => csvLine(places.map((at) => cells[at] ?? ""))).join("\r\n")}\r\n`
}
