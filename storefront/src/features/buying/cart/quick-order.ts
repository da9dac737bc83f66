import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"
import { type Columns, isInPacks, type Known, rowsInOrder, tableOf, textOf } from "./order-columns"
import {
  mayBePieces,
  noPieces,
  type Quantity,
  QUANTITY_PROBLEMS,
  readPieces,
  type ReadText,
  readText,
} from "./order-quantity"
import { type OrderRow, type OrderRows, ROWS_MOST } from "./order-rows"

/** A line of a quick order as it was read. */
export interface WantedLine {
  /** Counted from 1, blank lines included: the number an editor shows. */
  readonly line: number
  /** The text of the line, to be corrected. */
  readonly text: string
  readonly partNumber: string
  /** Number of pieces; null where it is not certain. */
  readonly quantity: number | null
  /** Why there is no quantity; null where there is one. */
  readonly problem: string | null
  /** The products that have this part number. */
  readonly products: readonly CartProduct[]
}

/** What the shop said about the texts of a list. */
export interface LookedUp {
  readonly known: Known
  /** Products that may be meant by a part number that the shop does not know, best first. */
  readonly near: Known
}

const firstFilled = ({ cells }: OrderRow) => cells.find(Boolean) ?? ""

/** The texts that say which column has the part numbers, each once, as many as one request may have. */
export function textsToLookUp({ rows }: OrderRows): string[] {
  const table = new Set(tableOf(rows))
  const texts = rows.flatMap((row) => {
    if (!table.has(row)) return firstFilled(row)
    const cells = row.cells.filter(Boolean)
    const named = cells.filter((cell) => !mayBePieces(cell))
    return named.length > 0 ? named : cells
  })
  return [...new Set(texts.map(textOf))].filter(Boolean).slice(0, ROWS_MOST)
}

interface Read {
  readonly partNumber: string
  readonly quantity: Quantity
  readonly products: readonly CartProduct[]
  readonly by: ReadText["by"]
}

function readOne(text: string, known: Known): Read {
  const found = known.get(textOf(text)) ?? []
  const read = readText(text, found)
  const products = found.length > 0 ? found : (known.get(textOf(read.partNumber)) ?? [])
  return { ...(products === found ? read : readText(text, products)), products }
}

/** A row of cells. */
function readRow(row: OrderRow, columns: Columns, known: Known): Read {
  const { cells } = row
  const { heading } = columns
  const { by, quantity: own, ...read } = readOne(cells[columns.partNumber ?? -1] ?? "", known)
  const unsure = noPieces(QUANTITY_PROBLEMS.unsure)
  const isAlone = cells.filter(Boolean).length === 1
  const quantityOf = (): Quantity => {
    if (by === "unsure" || columns.quantity === "none") return own
    if (columns.quantity === null) return by === "sign" && isAlone ? own : noPieces(QUANTITY_PROBLEMS.column)
    const cell = cells[columns.quantity] ?? ""
    if (cell === "" && by === "sign") return own
    // A comma in a number or a description has split it, or a cell is missing: "1,249.00" in a list with commas, or "12,50".
    const isTorn =
      heading !== null &&
      (cells.length > heading.cells.length ||
        (cells.length < heading.cells.length && cells.findLastIndex(Boolean) === columns.quantity) ||
        (row.separator === ", " && heading.separator !== ", "))
    if (by !== "nothing" || isTorn || isInPacks(row, columns)) return unsure
    return columns.hasDecimalCommas && /,\d{3}/.test(cell) ? unsure : readPieces(cell)
  }
  return { ...read, quantity: quantityOf(), by }
}

/**
 * Reads the lines of a list: "DS2208-SR7U2100SGW 5", "5 x …", and rows of cells by their columns. A line without a quantity
 * means one, unless the list has quantities in a column, or in lines of their own.
 *
 * @param list rows
 * @param columns which is which
 * @param known what was found for its texts
 */
export function readLines({ rows }: OrderRows, columns: Columns, known: Known): WantedLine[] {
  const table = new Map(rowsInOrder(rows, columns, known).map((row) => [row.line, row]))
  const read = rows
    .filter(({ text }) => text !== columns.heading?.text)
    .map((row) => {
      const ordered = table.get(row.line)
      return ordered
        ? { row, isFree: false, ...readRow(ordered, columns, known) }
        : { row, isFree: true, ...readOne(firstFilled(row), known) }
    })
  // "Qty: 5" may stand below its part number.
  const isBelow = (next: (typeof read)[number] | undefined) =>
    next?.isFree === true && next.products.length === 0 && !/^\S*\d\S{4,}$/.test(firstFilled(next.row))
  const certain = ({ isFree, by, quantity }: (typeof read)[number], at: number): Quantity => {
    const isElsewhere = columns.heading !== null || isBelow(read[at + 1])
    if (isFree && by === "nothing" && isElsewhere) return noPieces(QUANTITY_PROBLEMS.missing)
    return isFree && by === "front" && columns.areLinesNumbered
      ? noPieces(QUANTITY_PROBLEMS.unsure)
      : quantity
  }
  return read.map((one, at) => {
    const { row, partNumber, products } = one
    return { line: row.line, text: row.text, partNumber, products, ...certain(one, at) }
  })
}

/** The part numbers that are still to be looked up, each once. */
export const partNumbersLeft = (lines: readonly WantedLine[], { near }: LookedUp): string[] =>
  [
    ...new Set(
      lines.filter(({ products }) => products.length === 0).map(({ partNumber }) => textOf(partNumber)),
    ),
  ].filter((partNumber) => partNumber !== "" && !near.has(partNumber))

/** What the buyer chose for a line. */
export interface Choice {
  readonly product?: CartProduct
  readonly quantity?: number
}
/** What the buyer chose, by the numbers of the lines. */
export type Choices = ReadonlyMap<number, Choice>

/** A line of a quick order with its product, or with the reason why there is none. */
export interface CheckedLine extends Omit<WantedLine, "products" | "problem"> {
  /** Null where there is no product to add. */
  readonly product: CartProduct | null
  /** An error or a warning about the line; null where there is none. */
  readonly note: string | null
  /** Products that may be meant, where none was found, or several were; best first. */
  readonly near: readonly CartProduct[]
  /** Whether the buyer sets the quantity. */
  readonly isAsked: boolean
  readonly isAddable: boolean
}

const formatted = (pieces: number) => pieces.toLocaleString("en-GB")

/** Warnings about a product of which a number of pieces is in the list and the cart. */
function notesOn({ stock, price, priceText }: CartProduct, quantity: number, total: number): string[] {
  const notes: string[] = []
  if (total > stock && stock > 0) {
    const all = total > quantity ? `${formatted(total)} in all lines and your cart. ` : ""
    notes.push(
      `${all}Only ${formatted(stock)} of ${formatted(total)} in stock. We quote the rest with a delivery date.`,
    )
  }
  if (stock <= 0) notes.push("Out of stock. We quote it with a delivery date.")
  if (price === null) notes.push(`${priceText ?? "Price on application"}: your quote will have a figure.`)
  return notes
}

/** Why a line has no product. */
function missingProduct(
  { partNumber, text, products }: WantedLine,
  columns: Columns,
  isLookedUp: boolean,
): string {
  if (products.length > 1) return "Several products fit this line. Choose the one you mean."
  if (columns.partNumber === null && partNumber === "") return "Choose the column with the part numbers."
  if (!isLookedUp) return "Not looked up yet."
  return `We could not find “${partNumber || text.replace(/\s+/g, " ").trim()}”. Check it, or ask us.`
}

/**
 * Matches lines with products. Lines of the same product are checked together, and with what is in the cart.
 *
 * @param lines of the list
 * @param near products that may be meant, by part number
 * @param choices of the buyer
 * @param inCart gives the number of pieces of a product that the cart has
 */
export function checkLines(
  lines: readonly WantedLine[],
  columns: Columns,
  near: Known,
  choices: Choices,
  inCart: (productId: string) => number,
): CheckedLine[] {
  const chosen = lines.map((line) => {
    const [only, ...others] = line.products
    const choice = choices.get(line.line)
    const product = choice?.product ?? (others.length === 0 ? (only ?? null) : null)
    return { ...line, product, quantity: choice?.quantity ?? line.quantity }
  })
  const totals = new Map<string, number>()
  for (const { product, quantity } of chosen) {
    if (!product) continue
    const before = totals.get(product.productId) ?? inCart(product.productId)
    totals.set(product.productId, before + (quantity ?? 0))
  }
  return chosen.map(({ products, problem, ...line }): CheckedLine => {
    const { product, quantity } = line
    if (!product) {
      const asked = textOf(line.partNumber)
      const isLookedUp = asked === "" || near.has(asked)
      const note = missingProduct({ ...line, products, problem }, columns, isLookedUp)
      const meant = products.length > 1 ? products : (near.get(asked) ?? [])
      return { ...line, product, note, near: meant, isAsked: false, isAddable: false }
    }
    const total = totals.get(product.productId) ?? 0
    const isTooMany = total > QUANTITY_MOST
    const isAsked = problem !== null || isTooMany || choices.get(line.line)?.quantity !== undefined
    const noteOf = () => {
      if (!quantity) return problem ?? "Not added."
      if (isTooMany)
        return `${formatted(total)} in all lines and your cart: at most ${formatted(QUANTITY_MOST)} go into one quote.`
      return notesOn(product, quantity, total).join(" ") || null
    }
    return { ...line, note: noteOf(), near: [], isAsked, isAddable: Boolean(quantity) && !isTooMany }
  })
}

/**
 * What stays to be checked once lines are added: first what was not read, so that lines nobody corrects are not in its way.
 *
 * @param list that was checked
 * @param left numbers of the lines that were not added
 * @returns their text with the headings, and the rest of the list
 */
export function textOfLeft(
  { rows, rest }: OrderRows,
  { heading }: Columns,
  left: ReadonlySet<number>,
): string {
  const texts = rows.filter(({ line }) => left.has(line)).map(({ text }) => text)
  return [rest, ...(heading && texts.length > 0 ? [heading.text] : []), ...texts].filter(Boolean).join("\n")
}
