/**
 * Normalises a text for comparison: no capitals, no accents, single spaces.
 *
 * @param text to normalise
 */
export function textKey(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()
}

/**
 * @param key as {@link textKey} gives it
 * @returns its words, separated by spaces
 */
export const wordsOf = (key: string): string[] => [...new Set(key.split(" ").filter(Boolean))]

/**
 * @param key as {@link textKey} gives it
 * @returns words for the vocabulary of corrections: letters and digits only, each once
 */
export const vocabularyOf = (key: string): string[] => [
  ...new Set(key.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && word.length < 40)),
]
