import { cellsOf, type ListLines, rowAt, widthOf, withoutQuoted } from "@/lib/list-rows"
import { holdsText, type SymbologyId } from "@/lib/symbologies"
import { isContentHeading, isHeading } from "./headings"
import { readContent } from "./read-content"

/** Most rows of one run. */
export const ROWS_MOST = 5_000

/** A row of a list. */
export interface ListRow {
  /** Number of its first line, counted from 1 with blank lines, as an editor shows it. */
  readonly line: number
  /** The text of the row as it was pasted. */
  readonly text: string
  readonly cells: readonly string[]
}

/** What separates the columns of a list; `none` where a row is one content. */
export type Separator = string

/** What may separate the columns of a list. */
const SEPARATORS = ["\t", ";", ","]

/** Most columns that are read: exports of shops have up to a hundred. */
const COLUMNS_MOST = 200

/** A separator that no list has. */
const NEVER = "\uFFFF"

/** Whether a content of several lines is sure to be one: a contact, or a date in a calendar. */
export const isBegun = (content: string): boolean => /^BEGIN:[^]*\nEND:\w+$/i.test(content)

/** Whether a kind of barcode holds letters, so that nearly any text is readable. */
export const holdsLetters = (id: SymbologyId) => readContent(id, "A").ok

/**
 * Whether quotation marks that are inches hold lines together that are rows of their own: only some kinds of barcode hold line ends
 * at all, and behind one of them there may be the next number.
 */
const isTorn = (cells: readonly string[], separator: Separator, id: SymbologyId) =>
  cells
    .filter((cell) => cell.includes("\n"))
    .some((cell) =>
      separator === "none"
        ? !holdsText(id)
        : !holdsLetters(id) &&
          cell
            .split("\n")
            .slice(1)
            .some((line) => readContent(id, line.split(separator)[0] ?? "").ok),
    )

/** Most rows in which headings are looked for: titles may stand above them. */
const HEADINGS_WITHIN = 5

/** Divides a list into its rows: as many as there may be below headings, and one more, which says that there are others. */
export function divide({ lines }: ListLines, separator: Separator, id: SymbologyId): readonly ListRow[] {
  const mark = separator === "none" ? NEVER : separator
  const split = (text: string, quote: '"' | null) => {
    const cells = cellsOf(text, mark, quote).slice(0, COLUMNS_MOST)
    if (quote !== null && isTorn(cells, separator, id)) throw new Error("The row is torn")
    return { cells }
  }
  const rows: ListRow[] = []
  let at = 0
  while (at < lines.length && rows.length < HEADINGS_WITHIN + ROWS_MOST + 1) {
    const { row, next } = rowAt(lines, at, split)
    if (row.cells.some(Boolean)) rows.push(row)
    at = next
  }
  return rows
}

const LONG_NUMBER = /\d{6}/

const hasHeadings = ({ cells }: ListRow) =>
  cells.filter(isHeading).length > 1 &&
  cells.some(isContentHeading) &&
  !cells.some((cell) => LONG_NUMBER.test(cell))

/** The row with at least two headings that are known, one of them of what barcodes hold, below titles only; -1 for none. */
export function headingRowOf(rows: readonly ListRow[]): number {
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(hasHeadings)
  return rows.slice(0, at).every((row) => widthOf([row]) === 1) ? at : -1
}

const LINK = /^(?:https?:\/\/|www\.)\S+$/i
/** What phones know by its first letters, with marks of its own. */
const PAYLOAD = /^(?:WIFI|MECARD|BIZCARD|MATMSG):/i
const URI = /^(?:mailto|tel|sms|smsto|geo|urn|otpauth):\S+$/i

/** Whether a content is what phones know by its first letters, without its end. */
export const isPayloadCut = (content: string): boolean => PAYLOAD.test(content) && !content.endsWith(";;")

/** Whether a content is sure to be one with all its marks, and no caption behind one of them. */
function isWhole(content: string, mark: string): boolean {
  if (LINK.test(content)) {
    // Figures and parameters belong to the link; a word may be its caption.
    const [, ...behind] = content.split(mark)
    return behind.every((part) => /[=&/%]/.test(part) || !/\p{L}/u.test(part))
  }
  return URI.test(content) || (PAYLOAD.test(content) && !isPayloadCut(content))
}

/** Whether a content is a link, or anything else for phones. */
export const isForPhones = (content: string): boolean =>
  isBegun(content) || [LINK, URI, PAYLOAD].some((pattern) => pattern.test(content))

/** Whether a kind of barcode can hold a mark: GS1-128 can in a batch, and a GS1 Digital Link where the list has links. */
function canHold(id: SymbologyId, mark: string, contents: readonly string[]): boolean {
  if (id === "gs1-128") return true
  if (id === "gs1-digital-link") return contents.some((content) => LINK.test(content))
  return readContent(id, `A${mark}B`).ok
}

/**
 * Whether a mark separates columns: it does where the kind of barcode cannot hold it, and does not where only links and the like
 * have it.
 *
 * @param contents the rows as one content each
 * @returns null where it may
 */
function isSeparator(mark: string, contents: readonly string[], id: SymbologyId): boolean | null {
  if (!canHold(id, mark, contents)) return true
  const holding = contents.filter((content) => content.includes(mark))
  const counts = new Set(contents.map((content) => content.split(mark).length))
  // Links that all have as many marks may have a number of labels behind the last one.
  const isTable = contents.length > 1 && counts.size === 1 && contents.every((content) => LINK.test(content))
  return holding.every((content) => isWhole(content, mark)) && !isTable ? false : null
}

/** What separates the columns of a list; null where it has to be asked. */
export interface Division {
  readonly separator: Separator | null
  /** What may separate them. */
  readonly separators: readonly string[]
}

/** Number of rows that have a content in the column with the most of them. */
function readableIn(rows: readonly ListRow[], id: SymbologyId): number {
  const counts = Array.from(
    { length: widthOf(rows) },
    (_, index) => rows.filter(({ cells }) => readContent(id, cells[index] ?? "").ok).length,
  )
  return Math.max(0, ...counts)
}

/** Finds out what separates the columns of a list, by what its kind of barcode can hold. */
export function findSeparator(list: ListLines, id: SymbologyId): Division {
  const whole = divide(list, "none", id)
  const unquoted = whole.map(({ text }) => withoutQuoted(text))
  const separators = SEPARATORS.filter((mark) => unquoted.some((text) => text.includes(mark)))
  if (list.separator !== null) {
    return { separator: list.separator, separators: [...new Set([list.separator, ...separators])] }
  }
  const contents = whole.map(({ cells: [content = ""] }) => content)
  const certain = separators.find((mark) => {
    const rows = divide(list, mark, id)
    const isSpreadsheet = mark === "\t" && unquoted.every((text) => text.includes(mark))
    const isQuoted = rows.some(({ text, cells }) => text.includes("\n") && cells.length > 1)
    return isSpreadsheet || isQuoted || headingRowOf(rows) >= 0
  })
  if (certain !== undefined) return { separator: certain, separators }
  const may = separators.map((mark) => isSeparator(mark, contents, id))
  if (may.includes(null)) {
    return { separator: null, separators: separators.filter((_, at) => may[at] !== false) }
  }
  const [best] = separators
    .filter((_, at) => may[at])
    .map((mark) => ({ mark, count: readableIn(divide(list, mark, id), id) }))
    .toSorted((one, other) => other.count - one.count)
  return { separator: best?.mark ?? "none", separators }
}
