/** How the items of a list are numbered, as the `type` of an `ol` element; undefined for 1, 2, 3. */
export type NumberType = "a" | "A" | "i" | "I" | undefined

/** @param type of an `ol` element */
export const asNumberType = (type: string | undefined): NumberType =>
  type === "a" || type === "A" || type === "i" || type === "I" ? type : undefined

/** A number, and how it is written. */
export interface Numbering {
  type: NumberType
  number: number
}

/** Types of numbers by the name that styles give them. */
const TYPES_BY_STYLE: ReadonlyMap<string, NumberType> = new Map([
  ["lower-alpha", "a"],
  ["lower-latin", "a"],
  ["upper-alpha", "A"],
  ["upper-latin", "A"],
  ["lower-roman", "i"],
  ["upper-roman", "I"],
])

/** @param style a value of `list-style-type` */
export const typeOfStyle = (style: string): NumberType => TYPES_BY_STYLE.get(style)

/** Ends in digits: "4.", "(4)", "1.4", "Step 4:", "4th". */
const DIGITS = /(?:^|\D)(\d{1,9})(?:st|nd|rd|th)?[^\da-z]*$/i
/** Ends in letters with a sign behind them, like "(a)", "1.a.", "Article I.": without one, "o" is a bullet. */
const LETTERS = /(?:^|[^a-z])([a-z]{1,8})[.):\]–-]+$/i
const ROMAN = /^(?=.)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const LETTERS_OF_ALPHABET = 26

function romanNumber(letters: string): number {
  const digits = Array.from(letters, (letter) => ROMAN_DIGITS[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** Word goes on with aa, bb, cc after z. */
const letterNumber = (letters: string): number =>
  letters.charCodeAt(0) - "a".charCodeAt(0) + 1 + LETTERS_OF_ALPHABET * (letters.length - 1)

/**
 * Reads the number before an item: "4.", "(a)", "viii.", "IV)".
 *
 * @returns every way to read it ("i." is the first Roman number and the ninth letter); none for a bullet
 */
export function numberingsOf(mark: string): Numbering[] {
  const text = mark.trim()
  const [, digits] = DIGITS.exec(text) ?? []
  if (digits !== undefined) return [{ type: undefined, number: Number(digits) }]
  const [, written = ""] = LETTERS.exec(text) ?? []
  const letters = written.toLowerCase()
  const isCapital = written !== letters
  const isLetter = /^(.)\1*$/.test(letters)
  return [
    ...(ROMAN.test(letters) ? [{ type: isCapital ? "I" : "i", number: romanNumber(letters) } as const] : []),
    ...(isLetter ? [{ type: isCapital ? "A" : "a", number: letterNumber(letters) } as const] : []),
  ]
}
