import type { CartProduct } from "./cart-product"
import { lookUp } from "./look-up"
import { type Columns, findColumns, firstTable, type Known, type Table, tableToShow } from "./order-columns"
import { type OrderRow, type OrderRows, readRows } from "./order-rows"
import {
  type CheckedLine,
  checkLines,
  type Choice,
  type Choices,
  type LookedUp,
  partNumbersLeft,
  readLines,
  textOfLeft,
  textsToLookUp,
} from "./quick-order"

/** A checked list, with all that is needed to check it again after a choice. */
export interface QuickResult {
  /** What was checked. */
  readonly text: string
  readonly list: OrderRows
  readonly columns: Columns
  readonly lookedUp: LookedUp
  readonly choices: Choices
  /** The columns to choose from; null where it is certain which is which. */
  readonly table: Table | null
  readonly lines: readonly CheckedLine[]
  /** Part numbers that are still to be looked up. */
  readonly left: readonly string[]
}

type Unchecked = Omit<QuickResult, "lines" | "left">

/** Gives the number of pieces of a product that the cart has. */
export type InCart = (productId: string) => number

const byText = (texts: readonly string[], products: readonly (readonly CartProduct[])[]): Known =>
  new Map(texts.map((text, at) => [text, products[at] ?? []]))

/** Checks a list again: when more has been looked up, or something else is in the cart. */
export function checkAgain(result: Unchecked, inCart: InCart): QuickResult {
  const { list, columns, lookedUp, choices } = result
  const wanted = readLines(list, columns, lookedUp.known)
  return {
    ...result,
    left: partNumbersLeft(wanted, lookedUp),
    lines: checkLines(wanted, columns, lookedUp.near, choices, inCart),
  }
}

/**
 * Looks up what the chosen columns name and was not looked up before.
 *
 * @throws Error when the shop does not respond
 */
export async function lookUpLeft({ left, lookedUp: { known, near } }: QuickResult): Promise<LookedUp> {
  const found = await lookUp({ part_numbers: left })
  return {
    known: new Map([...known, ...byText(left, found.partNumbers)]),
    near: new Map([...near, ...byText(left, found.near)]),
  }
}

/** What stays of a list in the field once lines are added, and its columns. */
export interface Leftover {
  readonly text: string
  readonly columns: Columns
}

/**
 * The columns of a list that goes on with what stayed of another. What stays may look more certain than the list was; what is put to it
 * may have other columns.
 */
function columnsLeft({ rows }: OrderRows, leftover: Leftover | null, found: Columns): Columns {
  const before = leftover?.columns
  const texts = new Set(leftover?.text.split("\n"))
  const isLeft = ({ text }: OrderRow) => text.split("\n").every((line) => texts.has(line))
  if (!before || !rows.some(isLeft) || found.heading?.text !== before.heading?.text) return found
  if (rows.every(isLeft)) return { ...before, heading: found.heading }
  return {
    ...found,
    quantity: found.quantity === before.quantity ? found.quantity : null,
    areLinesNumbered: found.areLinesNumbered || before.areLinesNumbered,
    hasDecimalCommas: found.hasDecimalCommas || before.hasDecimalCommas,
  }
}

/**
 * Reads a list, looks its part numbers up, and checks its lines.
 *
 * @param text pasted, or the content of a CSV file
 * @param leftover what stayed of the last list
 * @throws Error when the shop does not respond
 */
export async function checkText(
  text: string,
  inCart: InCart,
  leftover: Leftover | null = null,
): Promise<QuickResult> {
  const list = firstTable(readRows(text))
  const texts = textsToLookUp(list)
  const known = byText(texts, (await lookUp({ part_numbers: texts, near: false })).partNumbers)
  const columns = columnsLeft(list, leftover, findColumns(list.rows, known))
  const result = checkAgain(
    {
      ...{ text, list, columns },
      table: tableToShow(list.rows, columns, known),
      lookedUp: { known, near: new Map() },
      choices: new Map(),
    },
    inCart,
  )
  return result.left.length === 0
    ? result
    : checkAgain({ ...result, lookedUp: await lookUpLeft(result) }, inCart)
}

/** Checks a list with the columns that the buyer chose; what they name and was not looked up yet is {@link QuickResult.left}. */
export function withColumns(result: QuickResult, columns: Columns, inCart: InCart): QuickResult {
  const isSame = columns.partNumber === result.columns.partNumber
  const choices: Choices = isSame ? result.choices : new Map()
  return checkAgain({ ...result, columns, choices }, inCart)
}

/** Checks a list with what the buyer chose for one of its lines. */
export function withChoice(
  result: QuickResult,
  { line }: CheckedLine,
  choice: Choice,
  inCart: InCart,
): QuickResult {
  const choices = new Map(result.choices).set(line, { ...result.choices.get(line), ...choice })
  return checkAgain({ ...result, choices }, inCart)
}

/** What stays in the field once the lines that can be added are. */
export const leftAfterAdding = ({ list, columns, lines }: QuickResult): Leftover => ({
  text: textOfLeft(
    list,
    columns,
    new Set(lines.filter(({ isAddable }) => !isAddable).map(({ line }) => line)),
  ),
  columns,
})
