import { type ImportNewName, type ImportNote } from "../contract/catalogue-imports"
import { type ImportOutcome, type ImportProgress } from "./import-catalogue"

/** Where a report is written: a terminal redraws its last line, anything else gets plain lines. */
interface ReportStream {
  isTTY?: boolean | undefined
  columns?: number | undefined
  write(text: string): unknown
}

const BAR_WIDTH = 30
const CLEAR_LINE = "\r\u001b[2K"

/** A plain log gets a line each time another tenth is done. */
const STEPS = 10

/**
 * Says in a dry run that a brand or machine type would be new.
 *
 * @param what of the two
 * @returns for example `new brand "Zebbra" in 3 products; did you mean "Zebra"?`
 */
export const reportNewName = (
  what: "brand" | "machine type",
  { name, products, near }: ImportNewName,
): string =>
  `new ${what} "${name}" in ${count(products, "product", "products")}${near ? `; did you mean "${near.name}"?` : ""}`

/**
 * Writes a note on a row as one line.
 *
 * @returns for example `row 5, DS2208-SR: Its stock is not managed and stays so; the file's stock was left out`
 */
export const formatNote = ({ row, part_number: partNumber, note }: ImportNote): string =>
  `row ${row}, ${partNumber}: ${note}`

/**
 * Shows how far an import is: a bar on a terminal, otherwise a line for each tenth.
 *
 * @param stream where to
 * @returns the callback for `importCatalogue`
 */
export function progressReporter(stream: ReportStream): (progress: ImportProgress) => void {
  let lastStep = 0
  return ({ done, total }) => {
    if (total === 0) return
    const share = done / total
    if (stream.isTTY) {
      const filled = Math.round(share * BAR_WIDTH)
      const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled)
      stream.write(`${CLEAR_LINE}${bar} ${done} of ${total}`)
      if (done >= total) stream.write(CLEAR_LINE)
      return
    }
    const step = Math.floor(share * STEPS)
    if (step > lastStep) {
      lastStep = step
      stream.write(`${done} of ${total} products written\n`)
    }
  }
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

type Summarised = Pick<ImportOutcome, "created" | "updated" | "unchanged" | "durationMs">

/**
 * The last line of an import.
 *
 * @param outcome what happened, or in a dry run would have
 * @param badRows rows of the file that were refused
 * @returns for example `0 created, 0 updated, 150 unchanged, 0 rows refused, in 1.4 s`
 */
export function summarise(outcome: Summarised, badRows: number, dryRun: boolean): string {
  const { created, updated, unchanged, durationMs } = outcome
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${count(badRows, "row", "rows")} refused`
  return dryRun
    ? `Dry run, nothing was written. It would be: ${counts} (checked in ${duration(durationMs)})`
    : `${counts}, in ${duration(durationMs)}`
}
