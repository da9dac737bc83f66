import { parse } from "csv-parse/browser/esm/sync"
import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"

/** Most lines read at once. */
export const QUICK_LINES_MOST = 500
/** Longest part number that is looked up. */
const PART_NUMBER_MOST = 100

/** A line of a quick order as it was read. */
export interface WantedLine {
  /** Counted from 1, blank lines included: the number an editor shows. */
  readonly line: number
  /** The line's own words, to be corrected. */
  readonly text: string
  readonly partNumber: string
  /** Pieces; null where the quantity cannot be understood. */
  readonly quantity: number | null
}

/** What a quick order says, and whether it was longer than is read at once. */
export interface QuickOrder {
  readonly lines: readonly WantedLine[]
  readonly isCut: boolean
}

/** What heads a column in lists that shops and buyers send around. */
const PART_NUMBER_HEAD = /^(part ?(number|no)?|mpn|sku|product( ?code)?|item( ?code)?|code)\b/i
const QUANTITY_HEAD = /^(quantity|qty|pieces|pcs|amount|menge)\b/i

/** A count with what people write around it: "5", "x5", "5 pcs", "1 x". */
const QUANTITY = /^(?:(?:qty\.?|x|×|\*)\s*)?(-?[\d.,]*\d)\s*(?:x|×|\*|pcs?\.?|pieces?|off|ea|each|units?)?$/i
/** "5 x DS2208": the count leads. */
const LEADING = /^(\d+)\s*[x×*]\s+(\S.*)$/i
/** "DS2208 5", "DS2208 x5", "DS2208 5 pcs": the count follows. */
const FOLLOWING =
  /^(\S.*?)\s+((?:(?:qty\.?|x|×|\*)\s*)?-?\d[\d.,]*\s*(?:pcs?\.?|pieces?|off|ea|each|units?)?)$/i

/** A whole number from 1 to the most; null for anything else, such as "0", "2.5" or "many". */
function toQuantity(text: string): number | null {
  const digits = QUANTITY.exec(text.trim())?.[1]
  // "1,000" and "1.000" are a thousand; "2.5" and "2,50" are no count of pieces.
  const plain = digits?.replace(/[.,](?=\d{3}(?:\D|$))/g, "")
  const quantity = plain && /^\d+$/.test(plain) ? Number(plain) : 0
  return quantity >= 1 && quantity <= QUANTITY_MOST ? quantity : null
}

/** Part number and quantity in one cell. */
function readCell(cell: string): Pick<WantedLine, "partNumber" | "quantity"> {
  const leading = LEADING.exec(cell)
  if (leading) return { partNumber: leading[2] ?? "", quantity: toQuantity(leading[1] ?? "") }
  const following = FOLLOWING.exec(cell)
  if (following) return { partNumber: following[1] ?? "", quantity: toQuantity(following[2] ?? "") }
  return { partNumber: cell, quantity: 1 }
}

/** Part number and quantity in several cells: usually in this order, also with the count first. */
function readCells(cells: readonly string[]): Pick<WantedLine, "partNumber" | "quantity"> {
  const [first = "", second = "", ...rest] = cells
  const isCountFirst = QUANTITY.test(first) && !QUANTITY.test(second)
  if (isCountFirst) return { partNumber: second, quantity: toQuantity(first) }
  const count = [second, ...rest].find((cell) => QUANTITY.test(cell)) ?? second
  return { partNumber: first, quantity: count === "" ? 1 : toQuantity(count) }
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

/** Where a heading says what the columns hold. */
function columnsOf({ cells }: Row): { partNumber: number; quantity: number } | null {
  const partNumber = cells.findIndex((cell) => PART_NUMBER_HEAD.test(cell))
  return partNumber < 0 || cells.some((cell) => /\d{2}/.test(cell))
    ? null
    : { partNumber, quantity: cells.findIndex((cell) => QUANTITY_HEAD.test(cell)) }
}

/** What the reader of CSV gives with `info`: its types know only the rows themselves. */
interface ParsedRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Splits a text into rows of cells: at tabs, commas and semicolons that are not in quotation marks. */
function rowsOf(text: string): Row[] {
  const split = (quote: '"' | null): Row[] => {
    const parsed: unknown = parse(text, {
      delimiter: ["\t", ",", ";"],
      quote,
      relax_quotes: true,
      relax_column_count: true,
      trim: true,
      bom: true,
      info: true,
    })
    return (parsed as ParsedRow[]).map(({ record, info }) => ({ cells: record, line: info.lines }))
  }
  try {
    return split('"')
  } catch {
    // A quotation mark without its partner, as in 4" labels: then none has a meaning.
    return split(null)
  }
}

/**
 * Reads part numbers and quantities as people paste them: "DS2208-SR7U2100SGW 5", "5 x …", cells parted by tabs, commas or
 * semicolons, with a heading or without. A line without a quantity means one.
 *
 * @param text pasted, or the content of a CSV file
 */
export function readQuickOrder(text: string): QuickOrder {
  const rows = rowsOf(text).filter(({ cells }) => cells.some(Boolean))
  const columns = rows[0] ? columnsOf(rows[0]) : null
  const lines = (columns ? rows.slice(1) : rows).map(({ cells, line }): WantedLine => {
    const filled = cells.filter(Boolean)
    const own = { line, text: filled.join(" ") }
    if (columns) {
      const count = cells[columns.quantity] ?? ""
      return {
        ...own,
        partNumber: cells[columns.partNumber] ?? "",
        quantity: count === "" ? 1 : toQuantity(count),
      }
    }
    return { ...own, ...(filled.length > 1 ? readCells(filled) : readCell(filled[0] ?? "")) }
  })
  return {
    lines: lines.slice(0, QUICK_LINES_MOST),
    isCut: lines.length > QUICK_LINES_MOST,
  }
}

/** What became of a line: a product that can be added, or why not. */
export interface CheckedLine extends WantedLine {
  /** Null where there is nothing to add. */
  readonly product: CartProduct | null
  /** A sentence: what is wrong, or what should be known. Null where all is well. */
  readonly note: string | null
}

/** Part numbers to ask the shop about: in the order of the lines, one each. */
export const partNumbersOf = (lines: readonly WantedLine[]): string[] =>
  lines.map(({ partNumber }) => partNumber.trim().slice(0, PART_NUMBER_MOST) || "-")

/** What should be known of a product before so many of it are added. */
function notesOn({ stock, price, priceText }: CartProduct, quantity: number): string[] {
  const notes: string[] = []
  if (quantity > stock) {
    notes.push(
      stock > 0
        ? `Only ${stock.toLocaleString("en-GB")} of ${quantity.toLocaleString("en-GB")} in stock. We quote the rest with a delivery date.`
        : "Out of stock. We quote it with a delivery date.",
    )
  }
  if (price === null) notes.push(`${priceText ?? "Price on application"}: your quote will have a figure.`)
  return notes
}

function check(line: WantedLine, products: readonly CartProduct[]): CheckedLine {
  const refuse = (note: string): CheckedLine => ({ ...line, product: null, note })
  const [product, ...others] = products
  if (!product) return refuse(`We do not know “${line.partNumber || line.text}”. Check it, or ask us.`)
  if (others.length > 0) {
    const names = products.map(({ name, sku }) => `${name} (${sku ?? ""})`).join(", ")
    return refuse(`Several products have this number: ${names}. Add the one you mean from its page.`)
  }
  const { quantity } = line
  if (quantity === null) {
    return refuse(
      `Quantity not understood. Write a whole number from 1 to ${QUANTITY_MOST.toLocaleString("en-GB")}.`,
    )
  }
  return { ...line, product, note: notesOn(product, quantity).join(" ") || null }
}

/**
 * Says of each line what the shop has for it.
 *
 * @param lines as they were read
 * @param found the products with each line's part number
 */
export const checkLines = (
  lines: readonly WantedLine[],
  found: readonly (readonly CartProduct[])[],
): CheckedLine[] => lines.map((line, index) => check(line, found[index] ?? []))
