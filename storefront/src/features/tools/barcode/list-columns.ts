import { readWhole } from "@scanwright/backend/contract/read-figure"
import { headingRowOf, holdsLetters, isForPhones, type ListRow } from "./divide-list"
import { isCaptionHeading, isContentHeading, isCopiesHeading, isHeading } from "./headings"
import { readContent } from "./read-content"
import { widthOf } from "@/lib/list-rows"
import type { SymbologyId } from "@/lib/symbologies"

/** Which column of a list is which, by its index; null where it has to be asked. */
export interface Columns {
  /** Whether it has headings. */
  readonly hasHeading: boolean | null
  readonly content: number | null
  /** Of the text above the barcode. */
  readonly caption: number | "none"
  /** Of the number of labels. */
  readonly copies: number | "none" | null
}

/** A list divided into its headings and what stands above and below them. */
export interface Table {
  readonly above: readonly ListRow[]
  /** None where it has no headings. */
  readonly headings: readonly string[]
  readonly body: readonly ListRow[]
}

/** Divides a list at its headings. */
export function tableOf(rows: readonly ListRow[], hasHeading: boolean | null): Table {
  if (hasHeading !== true) return { above: [], headings: [], body: rows }
  const at = Math.max(0, headingRowOf(rows))
  return { above: rows.slice(0, at), headings: rows[at]?.cells ?? [], body: rows.slice(at + 1) }
}

const isData = (cell: string) => (/\d/.test(cell) && !isHeading(cell)) || isForPhones(cell)

/** What a heading that is not known may be. */
const LETTERS = /^[\p{L}\s./()#_-]{1,40}$/u

/** Whether a list has headings, by the known ones, or where its first row differs from the others. */
function findHeading(rows: readonly ListRow[], id: SymbologyId): boolean | null {
  const [first, ...others] = rows
  if (headingRowOf(rows) >= 0) return true
  if (!first || others.length === 0 || first.cells.some(isData)) return false
  const isNamed = first.cells.some(isHeading)
  if (!holdsLetters(id)) return isNamed
  const isOther = first.cells.some(
    (cell, index) => LETTERS.test(cell) && others.every(({ cells }) => /\d/.test(cells[index] ?? "")),
  )
  if (first.cells.some(isContentHeading)) return isOther || null
  return isOther && others.length > 1 ? null : false
}

const cellsIn = (rows: readonly ListRow[], index: number) =>
  rows.map(({ cells }) => cells[index] ?? "").filter(Boolean)

/** Whether at least half of a column pass a test. */
function isMostly(rows: readonly ListRow[], index: number, test: (cell: string) => boolean): boolean {
  const cells = cellsIn(rows, index)
  return cells.filter(test).length * 2 >= cells.length
}

/** Whether a column may have numbers of labels. */
const mayBeCopies = (rows: readonly ListRow[], index: number) =>
  isMostly(rows, index, (cell) => cell.length < 7 && "value" in readWhole(cell, Infinity, ""))

/** Whether a column looks like codes: with figures and without blanks, or for phones. */
const mayBeCodes = (rows: readonly ListRow[], index: number) =>
  !mayBeCopies(rows, index) && isMostly(rows, index, (cell) => /^\S*\d\S*$/.test(cell) || isForPhones(cell))

/** The column of what barcodes hold; null where several may be it. */
function findContent({ headings, body }: Table, indexes: readonly number[], id: SymbologyId): number | null {
  const readable = indexes.filter((index) => cellsIn(body, index).some((cell) => readContent(id, cell).ok))
  const only = (found: readonly number[]) => (found.length === 1 ? (found[0] ?? null) : null)
  const isHeaded = (index: number) => isContentHeading(headings[index] ?? "")
  const headed = indexes.filter(isHeaded)
  if (headed.length > 0) {
    // "SKU" heads numbers, too, while the column of barcodes has a heading that is not known.
    const others = holdsLetters(id) ? [] : readable.filter((index) => !isHeaded(index))
    return others.length > 0 ? null : (only(headed) ?? only(readable.filter(isHeaded)))
  }
  if (indexes.length < 2 || readable.length === 0) return indexes[0] ?? 0
  return only(readable) ?? only(readable.filter((index) => mayBeCodes(body, index)))
}

/** The column of how many labels are wanted: the one that has its heading. A number may be anything else where none has. */
function findCopies({ headings, body }: Table, indexes: readonly number[]): number | "none" | null {
  const [headed, ...others] = indexes.filter((index) => isCopiesHeading(headings[index] ?? ""))
  if (headed !== undefined) return others.length === 0 ? headed : null
  return headings.length === 0 && indexes.some((index) => mayBeCopies(body, index)) ? null : "none"
}

/** The column of captions: the one that has its heading, or the first that is no number of labels. */
function findCaption({ headings, body }: Table, indexes: readonly number[]): number | "none" {
  const headed = indexes.find((index) => isCaptionHeading(headings[index] ?? ""))
  return headed ?? indexes.find((index) => !mayBeCopies(body, index)) ?? "none"
}

/**
 * Finds out which column is which: by headings, and by what can be read as a barcode. What may be several columns is not guessed, nor
 * is how many labels are wanted.
 *
 * @param chosen what was chosen, which goes before what is found
 */
export function findColumns(rows: readonly ListRow[], id: SymbologyId, chosen: Partial<Columns>): Columns {
  const hasHeading = chosen.hasHeading ?? findHeading(rows, id)
  const table = tableOf(rows, hasHeading)
  const indexes = Array.from({ length: widthOf(rows) }, (_, index) => index).filter(
    (index) => cellsIn(table.body, index).length > 0,
  )
  const without = (...taken: unknown[]) => indexes.filter((index) => !taken.includes(index))
  const content =
    chosen.content === undefined
      ? findContent(table, without(chosen.caption, chosen.copies), id)
      : chosen.content
  const copies =
    chosen.copies === undefined ? findCopies(table, without(content, chosen.caption)) : chosen.copies
  const caption = chosen.caption ?? findCaption(table, without(content, copies))
  return { hasHeading, content, copies, caption }
}
