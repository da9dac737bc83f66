import { labelSheets } from "./label-pdf"
import { type Lacking, readRows, type RowMessage, type UnclearNumbers } from "./read-rows"
import type { SymbologyId } from "@/lib/symbologies"

/** Input of a run of label sheets. */
export interface LabelOrder {
  readonly id: SymbologyId
  /** Pasted lines or CSV. */
  readonly text: string
  readonly sheetId: string
  readonly title: string
  /** What numbers lack that may lack a zero or their check digit; null until it is chosen. */
  readonly lacking: Lacking | null
}

/** Result of a run of label sheets. */
export interface Labels {
  /** Null where no row can be drawn. */
  readonly pdf: Uint8Array | null
  readonly count: number
  readonly faults: readonly RowMessage[]
  readonly notes: readonly RowMessage[]
  readonly unclear: UnclearNumbers | null
  readonly isCut: boolean
}

/** Number of rows between two progress reports. */
const REPORT_EVERY = 25

const byLine = (one: RowMessage, other: RowMessage) => one.line - other.line

/**
 * Makes label sheets from a list.
 *
 * @param report called with the number of rows done, and of all rows
 * @throws Error where the list is invalid CSV
 */
export async function makeLabels(
  { id, text, sheetId, title, lacking }: LabelOrder,
  report: (done: number, of: number) => void,
): Promise<Labels> {
  const { rows, unclear, isCut, ...read } = readRows(id, text, lacking)
  const refused: RowMessage[] = []
  const notes = new Map(read.notes.map((note) => [note.line, note]))
  const sheets = await labelSheets(id, sheetId, title)
  for (const [index, { content, caption, line }] of rows.entries()) {
    try {
      const message = sheets.add(content, caption)
      const note = notes.get(line)
      if (message !== null) {
        notes.set(
          line,
          note ? { ...note, message: `${note.message} ${message}` } : { line, text: content, message },
        )
      }
    } catch (error) {
      notes.delete(line)
      refused.push({ line, text: content, message: error instanceof Error ? error.message : String(error) })
    }
    if ((index + 1) % REPORT_EVERY === 0) report(index + 1, rows.length)
  }
  const count = rows.length - refused.length
  return {
    pdf: count > 0 ? await sheets.save() : null,
    ...{ count, unclear, isCut },
    faults: [...read.faults, ...refused].sort(byLine),
    notes: [...notes.values()].sort(byLine),
  }
}
