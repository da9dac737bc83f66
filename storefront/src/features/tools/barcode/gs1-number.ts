import { plainPartNumber } from "@scanwright/backend/contract/invisible"
import { endsInCheckDigit, gs1CheckDigit } from "./check-digit"
import { bad, type Content, good } from "./content"

/** What spreadsheets put around a number that is a text, and behind one that is none: `'501`, `="501"`, `501.00`. */
const OF_SPREADSHEETS = /^(?:'|="(?=\d+"$))|"$|[.,]0{1,2}$/g

/** The digits of a number as people write and paste it: in groups, with blanks or hyphens between them. */
export const digitsOf = (text: string): string =>
  plainPartNumber(text).normalize("NFKC").replace(/[\s-]/g, "").replace(OF_SPREADSHEETS, "")

/** "5.01235E+12": a spreadsheet has rounded a long number. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** The error of a text that is no number; null for none. */
export function faultOfDigits(digits: string, name: string): string | null {
  if (ROUNDED.test(digits)) {
    return `A spreadsheet has rounded this number to ${digits}, and its last digits are lost. Format its column as text, and enter the number again.`
  }
  const strange = /\D/u.exec(digits)?.[0]
  return strange === undefined ? null : `${name} holds digits only: “${strange}” is none.`
}

/** The error of a last digit that is no check digit. */
export const wrongCheckDigit = (body: string, check: string, given: string): string =>
  `The check digit is wrong: ${body} ends in ${check}, not ${given}. Is a digit mistyped?`

export const addedCheckDigit = (digit: string): string => `Check digit ${digit} added.`
export const rightCheckDigit = (digit: string): string => `Check digit ${digit} is right.`

/**
 * Most zeros that a number may have lost in front, by its length: a GTIN of 8 digits has six in a field of 14, and an EAN-8 one
 * at most. Shorter numbers are rather incomplete.
 */
const ZEROS_MOST: Readonly<Record<number, number>> = { 8: 1, 14: 6 }
const ZEROS_MOST_OF_OTHERS = 3

const zeros = (count: number) => (count === 1 ? "a zero" : `${count} zeros`)

/** The note of a whole number that was typed without some zeros in front. @param count of these zeros */
export const zerosAdded = (whole: string, count: number): string =>
  `${whole.slice(-1)} is the check digit of ${whole}: we put ${zeros(count)} in front.`

/**
 * Reads a number whose last digit is a check digit: computes it where it is missing, verifies it, and never adds a second one.
 * A number that ends in its check digit and is too short has lost zeros in front, as in a spreadsheet, or is a shorter GTIN:
 * both are filled with zeros on the left (GS1 General Specifications, section 3.3).
 *
 * @param name of the kind of number, for messages
 * @param length of the whole number
 */
export function readNumber(name: string, length: number, text: string): Content {
  const typed = digitsOf(text)
  const fault = faultOfDigits(typed, name)
  if (fault !== null) return bad(fault)
  const surplus = typed.length - length
  const digits = surplus > 0 && /^0+$/.test(typed.slice(0, surplus)) ? typed.slice(surplus) : typed
  const last = digits.slice(-1)
  const isWhole = endsInCheckDigit(digits)
  const withCheckDigit = digits + gs1CheckDigit(digits)
  if (digits.length === length) {
    const body = digits.slice(0, -1)
    if (!isWhole) return bad(wrongCheckDigit(body, gs1CheckDigit(body), last))
    return good(digits, surplus > 0 ? `We left out ${zeros(surplus)} in front.` : rightCheckDigit(last))
  }
  const missing = length - digits.length
  if (isWhole && missing > 0 && missing <= (ZEROS_MOST[length] ?? ZEROS_MOST_OF_OTHERS)) {
    const whole = digits.padStart(length, "0")
    const filled = good(whole, zerosAdded(whole, missing))
    return missing === 1 && withCheckDigit !== whole
      ? { ...filled, withCheckDigit: [withCheckDigit] }
      : filled
  }
  if (missing === 1) {
    return { ...good(withCheckDigit, addedCheckDigit(withCheckDigit.slice(-1))), isCheckDigitAdded: true }
  }
  return bad(
    `${name} has ${length} digits, or ${length - 1} and we add the check digit. You have ${digits.length}.`,
  )
}
