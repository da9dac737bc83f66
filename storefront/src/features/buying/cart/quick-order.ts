import { LINE_ENDS } from "@scanwright/backend/contract/text-file"
import { parse } from "csv-parse/browser/esm/sync"
import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"

/** Most lines of one quick order. */
export const QUICK_LINES_MOST = 500
/** Longest part number to look up. */
const PART_NUMBER_MOST = 100

/** A line of a quick order as it was parsed. */
export interface WantedLine {
  /** Counted from 1, blank lines included: the number an editor shows. */
  readonly line: number
  /** The text of the line, to be corrected. */
  readonly text: string
  readonly partNumber: string
  /** Number of pieces; null where the quantity cannot be read. */
  readonly quantity: number | null
}

/** A parsed quick order, and whether it was longer than {@link QUICK_LINES_MOST}. */
export interface QuickOrder {
  readonly lines: readonly WantedLine[]
  readonly isCut: boolean
}

/** Usual headings of the part number's column in the lists of shops and buyers. */
const PART_NUMBER_HEAD = /^(part ?(number|no)?|mpn|sku|product( ?code)?|item( ?code)?|code)\b/i
const QUANTITY_HEAD = /^(quantity|qty|pieces|pcs|amount|menge)\b/i

/** A quantity as people write it: "5", "x5", "5 pcs", "1 x". */
const QUANTITY = /^(?:(?:qty\.?|x|×|\*)\s*)?(-?[\d.,]*\d)\s*(?:x|×|\*|pcs?\.?|pieces?|off|ea|each|units?)?$/i
/** "5 x DS2208": quantity first. */
const LEADING = /^(\d+)\s*[x×*]\s+(\S.*)$/i
/** "DS2208 5", "DS2208 x5", "DS2208 5 pcs": quantity last. */
const FOLLOWING =
  /^(\S.*?)\s+((?:(?:qty\.?|x|×|\*)\s*)?-?\d[\d.,]*\s*(?:pcs?\.?|pieces?|off|ea|each|units?)?)$/i

/** A whole number from 1 to {@link QUANTITY_MOST}; null for anything else, such as "0", "2.5" or "many". */
function toQuantity(text: string): number | null {
  const digits = QUANTITY.exec(text.trim())?.[1]
  // "1,000" and "1.000" are a thousand; "2.5" and "2,50" are no quantity of pieces.
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

/** Part number and quantity in several cells, in either order. */
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

/** The columns of part number and quantity, by the heading. */
function columnsOf({ cells }: Row): { partNumber: number; quantity: number } | null {
  const partNumber = cells.findIndex((cell) => PART_NUMBER_HEAD.test(cell))
  return partNumber < 0 || cells.some((cell) => /\d{2}/.test(cell))
    ? null
    : { partNumber, quantity: cells.findIndex((cell) => QUANTITY_HEAD.test(cell)) }
}

/** Rows of the CSV parser with its option `info`, which its types do not cover. */
interface ParsedRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Splits a text into rows of cells: at tabs, commas and semicolons outside quotation marks. */
function rowsOf(text: string): Row[] {
  const split = (quote: '"' | null): Row[] => {
    const parsed: unknown = parse(text, {
      delimiter: ["\t", ",", ";"],
      record_delimiter: LINE_ENDS,
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
    // An unclosed quotation mark, as in 4" labels: the text is parsed again with quotation marks as plain characters.
    return split(null)
  }
}

/**
 * Reads part numbers and quantities as people paste them: "DS2208-SR7U2100SGW 5", "5 x …", cells separated by tabs,
 * commas or semicolons, with a heading or without. A line without a quantity means one.
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

/** A line of a quick order with its product, or with the reason why there is none. */
export interface CheckedLine extends WantedLine {
  /** Null where there is no product to add. */
  readonly product: CartProduct | null
  /** An error or a warning about the line; null where there is none. */
  readonly note: string | null
  /** Products that may be meant, where none was found, or several were; best first. */
  readonly near: readonly CartProduct[]
}

/** The part numbers to look up, each once, in the order of the lines. */
export const partNumbersOf = (lines: readonly WantedLine[]): string[] =>
  lines.map(({ partNumber }) => partNumber.trim().slice(0, PART_NUMBER_MOST) || "-")

/** Warnings about adding a quantity of a product. */
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

function check(
  line: WantedLine,
  products: readonly CartProduct[],
  near: readonly CartProduct[] = [],
): CheckedLine {
  const refuse = (note: string, meant: readonly CartProduct[] = []): CheckedLine => ({
    ...line,
    product: null,
    note,
    near: meant,
  })
  const [product, ...others] = products
  if (!product)
    return refuse(`We could not find “${line.partNumber || line.text}”. Check it, or ask us.`, near)
  if (others.length > 0) {
    return refuse("Several products have this number. Choose the one you mean.", products)
  }
  const { quantity } = line
  if (quantity === null) {
    return refuse(
      `Quantity not understood. Write a whole number from 1 to ${QUANTITY_MOST.toLocaleString("en-GB")}.`,
    )
  }
  return { ...line, product, note: notesOn(product, quantity).join(" ") || null, near: [] }
}

/**
 * Matches lines with the products found for their part numbers.
 *
 * @param lines parsed lines
 * @param found products by part number
 * @param near products that may be meant, by part number
 */
export const checkLines = (
  lines: readonly WantedLine[],
  found: readonly (readonly CartProduct[])[],
  near: readonly (readonly CartProduct[])[] = [],
): CheckedLine[] => lines.map((line, index) => check(line, found[index] ?? [], near[index] ?? []))

/** A line with the product that the buyer says is meant. */
export const takeProduct = (line: WantedLine, product: CartProduct): CheckedLine =>
  check({ ...line, partNumber: product.sku ?? line.partNumber }, [product])
