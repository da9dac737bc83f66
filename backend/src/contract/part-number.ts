import { codeKey, looksLikeCode } from "@scanwright/search-columns/text"

/** Reduces a part number to what makes two spellings of it the same, by the rule that searches compare codes by. */
export const partNumberKey = codeKey

/** @returns a part number of digits alone without the zeros before them, which spreadsheets take away; null for another one */
export const withoutZeros = (partNumber: string): string | null =>
  /^\d+$/.test(partNumber) ? partNumber.replace(/^0+(?=\d)/, "") : null

/** A word of a text that may be a part number: letters and digits, with hyphens, slashes, dots and underscores inside. */
export const PART_NUMBER_WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\-/._]*[\p{L}\p{N}])?/gu

/** @param word that {@link PART_NUMBER_WORD} matches @returns whether it looks like a part number */
export const looksLikePartNumber = looksLikeCode
