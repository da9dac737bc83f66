import { looksLikePartNumber, PART_NUMBER_WORD, partNumberKey } from "../contract"

/** Most part numbers of one product's texts: more than any text names, and they are all in a column of the index. */
const MOST = 30

/** Most characters of one of them; longer words are addresses and the like. */
const LONGEST = 40

/** Tags of HTML, and references such as `&amp;`. */
const MARKUP = /<[^<>]*>|&[#\w]+;/g

const written = (found: ReadonlyMap<string, string>): string =>
  [...found].map(([key, word]) => (word.toUpperCase() === key ? word : `${word} ${key}`)).join(" ")

/**
 * Finds words that look like part numbers in the texts of a product.
 *
 * @param texts plain or HTML
 * @param own the product's own part number, which is searched by itself
 * @returns each once, as written and, where that differs, without punctuation, with spaces between; null for none
 */
export function mentionedPartNumbers(
  texts: readonly (string | null | undefined)[],
  own: string | null,
): string | null {
  const found = new Map<string, string>()
  const ownKey = own === null ? null : partNumberKey(own)
  for (const text of texts) {
    for (const [word] of (text ?? "").replace(MARKUP, " ").matchAll(PART_NUMBER_WORD)) {
      const key = partNumberKey(word)
      if (word.length > LONGEST || key === ownKey || found.has(key) || !looksLikePartNumber(word)) continue
      found.set(key, word)
      if (found.size === MOST) return written(found)
    }
  }
  return found.size === 0 ? null : written(found)
}
