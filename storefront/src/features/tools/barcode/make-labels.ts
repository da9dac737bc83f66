import { labelSheets, type SheetsOrder } from "./label-pdf"
import {
  type Choices,
  LABELS_MOST,
  type Reading,
  readRows,
  type RowMessage,
  type UnclearNumbers,
} from "./read-rows"

/** Input of a run of label sheets. */
export interface LabelOrder extends SheetsOrder {
  /** Pasted lines or CSV. */
  readonly text: string
  readonly choices: Choices
}

/** Result of a run of label sheets. */
export interface Labels {
  /** Null where no row can be drawn. */
  readonly pdf: Uint8Array | null
  /** Number of labels. */
  readonly count: number
  readonly faults: readonly RowMessage[]
  readonly notes: readonly RowMessage[]
  readonly unclear: UnclearNumbers | null
  readonly isCut: boolean
  readonly reading: Reading
}

/** Number of rows between two progress reports. */
const REPORT_EVERY = 25

const tooMany = `Its labels would be more than ${LABELS_MOST.toLocaleString("en-GB")} with those before. Print it from another list.`

const byLine = (one: RowMessage, other: RowMessage) => one.line - other.line

/**
 * Makes label sheets from a list.
 *
 * @param report called with the number of rows done, and of all rows
 */
export async function makeLabels(
  { choices, text, ...order }: LabelOrder,
  report: (done: number, of: number) => void,
): Promise<Labels> {
  const { rows, unclear, isCut, reading, ...read } = readRows(order.id, text, choices)
  const refused: RowMessage[] = []
  const notes = new Map(read.notes.map((note) => [note.line, note]))
  const sheets = await labelSheets(order)
  let count = 0
  for (const [index, row] of rows.entries()) {
    const { content, line } = row
    try {
      if (count + row.copies > LABELS_MOST) throw new Error(tooMany)
      const message = sheets.add(row)
      count += row.copies
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
  return {
    pdf: count > 0 ? await sheets.save() : null,
    ...{ count, unclear, isCut, reading },
    faults: [...read.faults, ...refused].sort(byLine),
    notes: [...notes.values()].sort(byLine),
  }
}
