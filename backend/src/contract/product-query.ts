import { codesIn } from "@scanwright/search-columns/text"
import { looksLikePartNumber, partNumberKey } from "./part-number"

const BEFORE = String.raw`(?<![\p{L}\p{N}])`

/** What people copy with a part number: "P/N", "SKU:", "Part no.", "Item code:". */
const LABEL = new RegExp(
  `${BEFORE}(?:${[
    String.raw`(?:p\/n|sku|mpn)(?![\p{L}\p{N}])`,
    String.raw`(?:part|item|order|product|article|stock|model)[\s-]*(?:no|nr|num|number|code)(?![\p{L}\p{N}])`,
    String.raw`(?:pn|part|item|code|model|ref|reference)(?=\s*[:#])`,
  ].join("|")})[\\s.:#]*`,
  "giu",
)

/** What stands behind a number of pieces, as the source of a regular expression: "5 x", "5 pcs", "3 no.". */
export const PIECES = String.raw`(?:[x×*]|pcs?\.?|pieces?|nos?\.?|off|ea\.?|each|units?|stk\.?|stück)`
/** What stands before a number of pieces, as the source of a regular expression: "x 5", "qty: 5". */
export const PIECES_SIGN = String.raw`(?:(?:[x×*]|qty|quantity)[\s.:=]*)`
/** "5 x" and "5 pcs" before a part number. */
const QUANTITY_FIRST = new RegExp(String.raw`^\d{1,6}\s*${PIECES}\s+`, "iu")
/** "x 5", "qty 5" and "5 pcs" at the end. */
const QUANTITY_LAST = new RegExp(String.raw`\s+(?:${PIECES_SIGN}\d{1,6}|\d{1,6}\s*${PIECES})$`, "iu")

const hasPartNumber = (text: string) => text.split(/\s+/).some(looksLikePartNumber)

/** @returns a text without labels of part numbers */
export const withoutLabels = (text: string): string => text.replace(LABEL, " ").replace(/\s+/g, " ").trim()

/**
 * Reduces what somebody typed or pasted to what names a product. Labels of part numbers are left out, and quantities where
 * there is a part number: the "4 x" of "4 x 6 labels" says which labels.
 *
 * @param text such as "P/N: DS2208-SR7U2100SGW x 5"
 * @returns the text without them; as it was where nothing else is in it
 */
export function productQuery(text: string): string {
  const unlabelled = withoutLabels(text)
  const product = unlabelled.replace(QUANTITY_FIRST, "").replace(QUANTITY_LAST, "")
  return (hasPartNumber(product) ? product : unlabelled) || text
}

/**
 * @param text that names a product in any way, such as "Zebra DS2208 SR7U2100SGW"
 * @returns keys of what may be its part number, each once
 */
export function partNumberKeysIn(text: string): string[] {
  const product = productQuery(text)
  return [...new Set([partNumberKey(product), ...codesIn(product)])].filter(Boolean)
}
