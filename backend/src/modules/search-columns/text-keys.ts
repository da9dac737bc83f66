import { partNumberKey } from "../../contract"

/**
 * Reduces a text to what makes two writings of it the same: no capitals, no accents, single spaces.
 *
 * @param text any text
 */
export function textKey(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()
}

/** Reduces a code (a part number) in the same way: the contract's rule. */
export const codeKey = partNumberKey

/**
 * @param key as {@link textKey} gives it
 * @returns its words: what stands between spaces
 */
export const wordsOf = (key: string): string[] => [...new Set(key.split(" ").filter(Boolean))]

/**
 * @param key as {@link textKey} gives it
 * @returns the words a misspelt word may mean: letters and digits only, each once
 */
export const vocabularyOf = (key: string): string[] => [
  ...new Set(key.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && word.length < 40)),
]
