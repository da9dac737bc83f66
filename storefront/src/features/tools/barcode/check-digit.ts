/**
 * The check digit of a GS1 number: digits weighted 3 and 1 in turn from the right, filled up to a multiple of ten.
 *
 * @param digits all but the check digit
 * @see GS1 General Specifications, section 7.9.1
 */
export function gs1CheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** @returns whether the last digit of a number is the check digit of those before it */
export const endsInCheckDigit = (digits: string): boolean =>
  gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1)

/**
 * The UPC-A number that a UPC-E number abbreviates, without check digit.
 *
 * @param digits number system and the six digits of the symbol
 * @see GS1 General Specifications, section 5.2.2.4.2
 */
export function expandUpcE(digits: string): string {
  const [system = "", a = "", b = "", c = "", d = "", e = "", last = ""] = digits
  if (Number(last) <= 2) return `${system}${a}${b}${last}0000${c}${d}${e}`
  if (last === "3") return `${system}${a}${b}${c}00000${d}${e}`
  if (last === "4") return `${system}${a}${b}${c}${d}00000${e}`
  return `${system}${a}${b}${c}${d}${e}0000${last}`
}

/** The four ways in which a UPC-A number has zeros to leave out, and what is left of it: the first that fits is the one. */
const SHORTENED: readonly [RegExp, string][] = [
  [/^([01])(\d\d)([012])0000(\d\d\d)$/, "$1$2$4$3"],
  [/^([01])(\d\d\d)00000(\d\d)$/, "$1$2$33"],
  [/^([01])(\d\d\d\d)00000(\d)$/, "$1$2$34"],
  [/^([01])(\d\d\d\d\d)0000([5-9])$/, "$1$2$3"],
]

/**
 * The UPC-E number that abbreviates a UPC-A number.
 *
 * @param digits of the UPC-A number, without check digit
 * @returns number system and the six digits of the symbol; null where it cannot be abbreviated
 * @see GS1 General Specifications, section 5.2.2.4.2
 */
export function shortenToUpcE(digits: string): string | null {
  const [form, left] = SHORTENED.find(([pattern]) => pattern.test(digits)) ?? []
  return form && left !== undefined ? digits.replace(form, left) : null
}
