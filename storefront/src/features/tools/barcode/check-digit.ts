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
