import { looksLikePartNumber, partNumberKey } from "@scanwright/backend/contract/part-number"
import { PIECES } from "@scanwright/backend/contract/product-query"
import { headingOf, isPartNumberHeading, isQuantityHeading } from "@/lib/list-headings"
import { widthOf } from "@/lib/list-rows"
import type { CartProduct } from "./cart-product"
import { hasPence, mayBeOther, mayBePieces } from "./order-quantity"
import type { OrderRow, OrderRows } from "./order-rows"

/** What the shop knows: the products by a text that was looked up. */
export type Known = ReadonlyMap<string, readonly CartProduct[]>

/** Longest text to look up. */
const TEXT_MOST = 100

/** The text by which a cell is looked up. */
export const textOf = (cell: string): string => cell.slice(0, TEXT_MOST).trim()

/** Which column of a list is which. */
export interface Columns {
  /** The row with the headings; null where there is none. */
  readonly heading: OrderRow | null
  /** Index of the column of part numbers; null where several may be it. */
  readonly partNumber: number | null
  /** Index of the column of quantities; `none` for a list of one of each; null where it is not certain. */
  readonly quantity: number | "none" | null
  /** Whether numbers in front of lines of text may count them. */
  readonly areLinesNumbered: boolean
  /** Whether commas are before decimals, so that "5,000" may be five. */
  readonly hasDecimalCommas: boolean
}

/** Headings of what may be ordered instead of the quantity beside it. */
const WANTED_HEADING =
  /(?:^|\s)(?:order|buy|required|requested|needed|wanted|boxes|cartons|cases|packs|outstanding|balance)$/i
/** Headings of the unit in which a quantity is. */
const UNIT_HEADING =
  /^(?:uom|u ?m|unit|units? of measure|per|me|einheit|ve|vpe|pack(?:ing|aging|s)?(?: size)?)$/i

const isHeading = (cell: string) => isQuantityHeading(cell) || isPartNumberHeading(cell)

/** The rows whose cells stand in columns. */
export const tableOf = (rows: readonly OrderRow[]): readonly OrderRow[] =>
  rows.some(({ cells }) => cells.slice(1).some(Boolean)) ? rows.filter(({ cells }) => cells.length > 1) : []

const indexesOf = (rows: readonly OrderRow[]) => Array.from({ length: widthOf(rows) }, (_, index) => index)

const productsOf = (known: Known, cell: string | undefined) => known.get(textOf(cell ?? "")) ?? []

/** @returns whether a row may have headings: no numbers of pieces, and no part numbers */
const mayBeHeading = ({ cells }: OrderRow) =>
  cells.length > 1 &&
  !cells.some((cell) => mayBePieces(cell) || (!cell.includes(" ") && looksLikePartNumber(cell)))

/** The row with the headings: the first with one of quantities, or else with one of part numbers. */
const findHeading = (rows: readonly OrderRow[]): OrderRow | null =>
  [isQuantityHeading, isPartNumberHeading]
    .map((isOurs) => rows.find((row) => mayBeHeading(row) && row.cells.some(isOurs)))
    .find(Boolean) ?? null

/** @returns whether a cell is the part number of a product, and nothing else */
const isPartNumber = (known: Known, cell: string) =>
  productsOf(known, cell).some(({ sku }) => partNumberKey(sku ?? "") === partNumberKey(cell))

/** The column whose cells are part numbers that the shop knows; null where none, or several, may be it. */
function findPartNumbers(rows: readonly OrderRow[], heading: OrderRow | null, known: Known): number | null {
  const indexes = indexesOf(rows)
  const count = (index: number, test: (cell: string) => boolean) =>
    rows.filter(({ cells }) => test(cells[index] ?? "")).length
  const most = (columns: readonly number[], test: (cell: string) => boolean) =>
    columns.toSorted((one, other) => count(other, test) - count(one, test))[0] ?? null

  const headed = indexes.filter((index) => isPartNumberHeading(heading?.cells[index] ?? ""))
  const isKnown = (cell: string) => productsOf(known, cell).length > 0
  for (const test of [(cell: string) => isPartNumber(known, cell), isKnown]) {
    const found = indexes.filter((index) => count(index, test) > 0)
    const agree = rows.every(({ cells }) => {
      const ids = found.flatMap((index) => productsOf(known, cells[index]).map(({ productId }) => productId))
      return new Set(ids).size <= 1
    })
    const isClear = found.length === 1 || agree
    const isHeaded = headed.every((index) => found.includes(index))
    if (found.length > 0) return isClear && isHeaded ? most(headed.length > 0 ? headed : found, test) : null
  }
  return headed[0] ?? most(indexes, looksLikePartNumber)
}

/** @returns whether numbers may count the lines before which they stand: 1, 2, 4 or 10, 20, or 7, 8, 9 in a part of a list */
export const mayCountLines = (numbers: readonly number[]): boolean => {
  const [first = 0, ...others] = numbers
  const steps = others.map((number, at) => number - (numbers[at] ?? 0))
  const isRising = steps.every((step) => step > 0)
  return (
    isRising && ([1, 10, 100].includes(first) || [1, 10].some((even) => steps.every((step) => step === even)))
  )
}

/** The column of quantities: by its heading, or where only one can be it; null where it is not certain. */
function findQuantities(
  rows: readonly OrderRow[],
  { heading, partNumber }: Pick<Columns, "heading" | "partNumber">,
  known: Known,
): number | null {
  if (heading) {
    const [own, ...others] = heading.cells.flatMap((cell, index) => (isQuantityHeading(cell) ? [index] : []))
    const isOther = (cell: string, index: number) =>
      index !== own &&
      WANTED_HEADING.test(headingOf(cell)) &&
      rows.some(({ cells }) => mayBePieces(cells[index] ?? ""))
    const isOfTwoRows = rows[0] !== undefined && mayBeHeading(rows[0]) && rows[0].cells.some(isHeading)
    return own === undefined || others.length > 0 || isOfTwoRows || heading.cells.some(isOther) ? null : own
  }
  if (partNumber === null) return null
  const isOrdered = ({ cells }: OrderRow) => productsOf(known, cells[partNumber]).length > 0
  const ordered = rows.filter(isOrdered)
  const cellsOf = (index: number, of = ordered) => of.map(({ cells }) => cells[index] ?? "").filter(Boolean)
  const [own, ...others] = indexesOf(ordered).filter(
    (index) => index !== partNumber && cellsOf(index).some(mayBePieces) && !cellsOf(index).some(hasPence),
  )
  if (own === undefined || others.length > 0) return null
  // What stands above the first product may be headings that we do not know.
  const above = rows.slice(0, rows.findIndex(isOrdered))
  const cells = [...cellsOf(own), ...cellsOf(own, above)]
  const isPriced = ordered.some(({ cells: row }) =>
    productsOf(known, row[partNumber]).some(({ price }) => String(price) === row[own]),
  )
  const isRow = cells.length > 1 || widthOf(rows) > 2
  const isNumbered = own < partNumber && isRow && mayCountLines(cells.map(Number))
  const isCertain = cells.every((cell) => mayBePieces(cell) && !mayBeOther(cell))
  return isCertain && !isPriced && !isNumbered ? own : null
}

/** The rows of a list that stand in columns, without the headings: also where these are repeated on each page. */
const bodyOf = (rows: readonly OrderRow[], heading: OrderRow | null): readonly OrderRow[] =>
  tableOf(rows).filter(({ text }) => text !== heading?.text)

/**
 * The rows of a list that stand in columns. Where people wrote two columns without headings, the part number may stand first
 * in one row and second in the next.
 *
 * @returns the rows with their part numbers in one column
 */
export function rowsInOrder(
  list: readonly OrderRow[],
  { heading, partNumber: column }: Pick<Columns, "heading" | "partNumber">,
  known: Known,
): readonly OrderRow[] {
  const rows = bodyOf(list, heading)
  if (heading || column === null || widthOf(rows) !== 2) return rows
  return rows.map((row) => {
    const own = row.cells[column] ?? ""
    const other = row.cells[1 - column] ?? ""
    const [isOwn, isOther] = [own, other].map((cell) => productsOf(known, cell).length > 0)
    const isSwapped = isOwn === isOther ? mayBePieces(own) && !mayBePieces(other) : isOther
    return isSwapped ? { ...row, cells: [...row.cells.slice(0, 2).toReversed()] } : row
  })
}

/** A number in front of a line of text. */
const NUMBER_IN_FRONT = new RegExp(String.raw`^\s*(\d{1,6})\s+(?!${PIECES}\s)`, "iu")
const DECIMAL_COMMA = /^\d[\d.]*,\d{1,2}$/

/**
 * Finds out which column is which: part numbers by what the shop knows, quantities by their heading, or where only one
 * column can be it. Nothing is guessed.
 *
 * @param rows of a list
 * @param known what was found for its cells
 */
export function findColumns(rows: readonly OrderRow[], known: Known): Columns {
  const heading = findHeading(rows)
  const partNumber = findPartNumbers(bodyOf(rows, heading), heading, known)
  const ordered = rowsInOrder(rows, { heading, partNumber }, known)
  const cells = rows.flatMap(({ cells: own }) => own)
  const inFront = rows.flatMap(({ text }) => NUMBER_IN_FRONT.exec(text)?.[1] ?? [])
  return {
    ...{ heading, partNumber },
    quantity: findQuantities(ordered, { heading, partNumber }, known),
    areLinesNumbered: inFront.length > 1 && mayCountLines(inFront.map(Number)),
    hasDecimalCommas:
      cells.some((cell) => DECIMAL_COMMA.test(cell)) || rows.some(({ separator }) => separator === ";"),
  }
}

/**
 * Cuts a list before its second headings, whose columns may be other ones.
 *
 * @returns the part to read now, and the rest with its headings
 */
export function firstTable({ rows, rest }: OrderRows): OrderRows {
  const heading = findHeading(rows)
  const first = heading === null ? rows.length : rows.indexOf(heading)
  const next = rows.findIndex(
    (row, at) =>
      at > first + 1 && row.text !== heading?.text && mayBeHeading(row) && row.cells.some(isHeading),
  )
  if (next < 0) return { rows, rest: heading && rest ? `${heading.text}\n${rest}` : rest }
  return {
    rows: rows.slice(0, next),
    rest: [...rows.slice(next).map(({ text }) => text), rest].filter(Boolean).join("\n"),
  }
}

/** @returns whether a row says that its quantity is in something else than pieces: "box of 10" */
export function isInPacks({ cells }: OrderRow, { heading, partNumber }: Columns): boolean {
  const unit = heading?.cells.findIndex((cell) => UNIT_HEADING.test(headingOf(cell))) ?? -1
  const isPack = (cell: string, index: number) => index !== partNumber && PACK.test(cell)
  return (unit >= 0 && !PIECE.test(cells[unit] ?? "")) || cells.some(isPack)
}
const PIECE = /^(?:1|ea|each|pcs?|pieces?|units?|nos?|items?|stk|st|stück)?\.?$/i
const PACK =
  /^(?:\d+ ?)?(?:box|bx|pack|pk|packet|pkt|carton|ctn|ct|case|cs|roll|rl|reel|pallet|set|pair|dozen|dzn?|bag|tray)(?:e?s)?\.?(?: ?(?:of )?\d+)?$/i

/** Rows that show what a column has. */
const ROWS_SHOWN = 3

/** The columns of a list, for the buyer who chooses which is which. */
export interface Table {
  /** The heading of each column; empty where it has none. */
  readonly titles: readonly string[]
  /** The first rows. */
  readonly rows: readonly OrderRow[]
}

/**
 * @param rows of a list
 * @param known what was found for its cells
 * @returns its columns; null where there is nothing to choose: no known product, one column, or two of which it is certain which is
 *   which
 */
export function tableToShow(
  rows: readonly OrderRow[],
  { heading, ...columns }: Columns,
  known: Known,
): Table | null {
  const body = bodyOf(rows, heading)
  if (!body.some(({ cells }) => cells.some((cell) => productsOf(known, cell).length > 0))) return null
  const width = widthOf(body)
  const isCertain = columns.partNumber !== null && columns.quantity !== null
  if (width < 2 || (width === 2 && isCertain && heading === null)) return null
  return {
    titles: Array.from({ length: width }, (_, index) => heading?.cells[index] ?? ""),
    rows: body.slice(0, ROWS_SHOWN),
  }
}
