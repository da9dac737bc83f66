import { looksLikePartNumber, partNumberKey } from "@scanwright/backend/contract/part-number"
import { PIECES, PIECES_SIGN, productQuery, withoutLabels } from "@scanwright/backend/contract/product-query"
import { readWhole } from "@scanwright/backend/contract/read-figure"
import { QUANTITY_MOST } from "./cart-item"
import type { CartProduct } from "./cart-product"

/** A number of pieces, or why there is none. */
export type Quantity =
  | { readonly quantity: number; readonly problem: null }
  | { readonly quantity: null; readonly problem: string }

/** What is said where a quantity is not certain. */
export const QUANTITY_PROBLEMS = {
  unread: `Quantity not understood. Write a whole number from 1 to ${QUANTITY_MOST.toLocaleString("en-GB")}.`,
  missing: "No quantity in this line. Set it here.",
  unsure: "We are not sure how many are meant. Set the quantity here.",
  column: "Choose the column with the quantities, or set the quantity here.",
} as const

export const pieces = (quantity: number): Quantity => ({ quantity, problem: null })
export const noPieces = (problem: string): Quantity => ({ quantity: null, problem })

/** A quantity and nothing else: "5", "x5", "qty: 5", "5 pcs", "1,000", "1 000". */
const QUANTITY = new RegExp(String.raw`^${PIECES_SIGN}?(\d[\d.,\s]*)(?<!\s)\s*(${PIECES})?$`, "iu")
/** Longest text that is read as a quantity, in characters. */
const TEXT_MOST = 40
/** Longest number, in digits, that somebody may mean as a quantity: a longer one is an EAN or a part number. */
const DIGITS_MOST = 6

/** The number in a text that has a quantity and nothing else. */
const numberIn = (text: string) => (text.length > TEXT_MOST ? undefined : QUANTITY.exec(text)?.[1])

/**
 * Reads a cell as a number of pieces.
 *
 * @param cell such as "5", "x5", "5 pcs", "1,000"
 */
export function readPieces(cell: string): Quantity {
  if (cell === "") return noPieces(QUANTITY_PROBLEMS.missing)
  const read = readWhole(numberIn(cell) ?? "", QUANTITY_MOST, QUANTITY_PROBLEMS.unread)
  const isPossible = "value" in read && read.value >= 1
  return isPossible ? pieces(read.value) : noPieces(QUANTITY_PROBLEMS.unread)
}

/** @returns whether a cell is a price with pence, or a measure: "149.99", "2,5" */
export const hasPence = (cell: string): boolean => /^\d[\d.,\s]*[.,](?:\d?[1-9]|[1-9]0)$/.test(cell)

/** @returns whether a cell may be a number of pieces, also too many of them */
export function mayBePieces(cell: string): boolean {
  const number = numberIn(cell)
  return number !== undefined && !hasPence(number) && number.replace(/\D/g, "").length <= DIGITS_MOST
}

/** @returns whether a text that may be a quantity may as well be something else: "149.00", "12 each", "0113" */
export const mayBeOther = (text: string): boolean => /^0\d|[.,]\d{1,2}$|each$/i.test(text)

/** What may name a product in a text: all but a number at one end of it. */
const nameIn = (text: string) => {
  const name = text.replace(NUMBER_BEHIND, "")
  return productQuery(name === text ? text.replace(NUMBER_IN_FRONT, "") : name)
}
const NUMBER_IN_FRONT = new RegExp(String.raw`^\d{1,6}(?:\s*${PIECES})?\s+`, "iu")
const NUMBER_BEHIND = new RegExp(String.raw`\s+${PIECES_SIGN}?\d{1,6}(?:\s*${PIECES})?$`, "iu")

/** A text with a part number as it was read. */
export interface ReadText {
  /** The text that names the product. */
  readonly partNumber: string
  readonly quantity: Quantity
  /** What says so: a sign such as "x", a number in front, one behind, or nothing, which means one; or it is not certain. */
  readonly by: "sign" | "front" | "behind" | "nothing" | "unsure"
}

/** A part number in a text, however it is spelt: case, spaces and signs do not matter. */
const spellingOf = (key: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${[...key].join(String.raw`[^\p{L}\p{N}]*`)}(?![\p{L}\p{N}])`, "iu")

/** "1." and "2)" before a line. */
const LINE_NUMBER = /^\s*\d{1,3}[.)]\s+/
/** What stands around words and numbers, and means nothing. */
const AROUND = /^[([{"'“”„*•·:;=,.–—-]+|[)\]}"'“”:;=,.–—-]+$/g

const singular = (word: string) => word.toLowerCase().replace(/s$/, "")
const partsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const POLITE = ["please", "quote"]

/**
 * What people call a product: its brand, its model, and what it is. Other words of its name may say what is for it, as "labels" for a
 * label printer do.
 */
const namesOf = ({ brand, name, category }: CartProduct) => [
  ...partsOf(brand),
  ...partsOf(name).filter((part) => /\d/.test(part)),
  ...partsOf(category).slice(-1),
]

/** Where the part number stands in a text: one that the shop knows, or the only word that looks like one. */
function findPartNumber(text: string, products: readonly CartProduct[]): string | undefined {
  const known = products
    .map(({ sku }) => partNumberKey(sku ?? ""))
    .filter(Boolean)
    .map((key) => spellingOf(key).exec(text)?.[0])
    .find(Boolean)
  if (known !== undefined || products.length > 0) return known
  const [own, ...others] = text.split(/\s+/).filter((word) => looksLikePartNumber(word) && !mayBePieces(word))
  return others.length === 0 ? own?.replace(AROUND, "") : undefined
}

/**
 * Reads a text with a part number and perhaps a quantity: "5 x DS2208-SR7U2100SGW", "Zebra DS2208-SR7U2100SGW 5". Only the words of the
 * product may stand beside them: with others the text may mean something else, such as a cable for it, boxes of it, or its price.
 *
 * @param text one line, or one cell
 * @param products that the shop finds in it
 */
export function readText(text: string, products: readonly CartProduct[]): ReadText {
  const line = withoutLabels(text.replace(LINE_NUMBER, ""))
  const partNumber = findPartNumber(line, products)
  const unsure = (named: string): ReadText => ({
    ...{ partNumber: named, quantity: noPieces(QUANTITY_PROBLEMS.unsure), by: "unsure" },
  })
  if (partNumber === undefined) return unsure(nameIn(line))

  const at = line.indexOf(partNumber)
  const own = new Set([...POLITE, ...products.flatMap(namesOf)].map(singular))
  const isOwn = (token: string) =>
    /\p{L}/u.test(token) && partsOf(token).every((word) => own.has(singular(word)))
  const leftOf = (part: string) =>
    part
      .split(/\s+/)
      .map((token) => (/^[-–−]\d/.test(token) ? token : token.replace(AROUND, "")))
      .filter((token) => token !== "" && !isOwn(token))
      .join(" ")
  const [front, behind] = [leftOf(line.slice(0, at)), leftOf(line.slice(at + partNumber.length))]
  const quantity = front === "" ? behind : front
  if (quantity === "") return { partNumber, quantity: pieces(1), by: "nothing" }
  const isClear = (front === "" || behind === "") && mayBePieces(quantity) && !/\d\s+\d/.test(quantity)
  if (!isClear || mayBeOther(quantity) || own.has(quantity)) return unsure(partNumber)
  const isBare = /^[\d.,]+$/.test(quantity)
  const by = front === "" ? "behind" : "front"
  return { partNumber, quantity: readPieces(quantity), by: isBare ? by : "sign" }
}
