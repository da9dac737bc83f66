import { draw } from "./draw"
import { labelSheets } from "./label-pdf"
import { readRows, type RowFault } from "./read-rows"
import type { SymbologyId } from "@/lib/symbologies"

/** Input of a run of label sheets. */
export interface LabelOrder {
  readonly id: SymbologyId
  /** Pasted lines or CSV. */
  readonly text: string
  readonly sheetId: string
  readonly title: string
}

/** Result of a run of label sheets. */
export interface Labels {
  /** Null where no row can be drawn. */
  readonly pdf: Uint8Array | null
  readonly count: number
  readonly faults: readonly RowFault[]
  readonly isCut: boolean
}

/** Number of rows between two progress reports. */
const REPORT_EVERY = 25

/**
 * Makes label sheets from a list.
 *
 * @param report called with the number of rows done, and of all rows
 * @throws Error where the list is invalid CSV
 */
export async function makeLabels(
  { id, text, sheetId, title }: LabelOrder,
  report: (done: number, of: number) => void,
): Promise<Labels> {
  const { rows, faults, isCut } = readRows(id, text)
  const refused: RowFault[] = []
  const sheets = await labelSheets(sheetId, title)
  for (const [index, { content, caption, line }] of rows.entries()) {
    try {
      sheets.add(draw(id, content, true), caption)
    } catch (error) {
      refused.push({ line, text: content, problem: error instanceof Error ? error.message : String(error) })
    }
    if ((index + 1) % REPORT_EVERY === 0) report(index + 1, rows.length)
  }
  const count = rows.length - refused.length
  return {
    pdf: count > 0 ? await sheets.save() : null,
    count,
    faults: [...faults, ...refused].sort((one, other) => one.line - other.line),
    isCut,
  }
}
