const DAY_MS = 86_400_000

/** Days from the first day of each calendar of spreadsheets to 1 January 1970. */
const DAYS_1900 = 25_569
const DAYS_1904 = 24_107

/** Excel counts a 29 February 1900, which there was not: its days before are one further from today. */
const FALSE_LEAP_DAY = 60

/** Last day of the year 9999. */
const LAST_DAY = 2_958_465

/** Digits that a spreadsheet's number has; the rest is the noise of binary fractions. */
const DIGITS = 15

/**
 * A number without exponent and without the noise of binary fractions: `5.01E12` gives `5010000000000`,
 * `16.899999999999999` gives `16.9`.
 *
 * @param stored as the workbook has it; what is no number stays as it is
 */
export function plainNumber(stored: string): string {
  const number = Number(stored)
  if (stored.trim() === "" || !Number.isFinite(number)) return stored
  const [mantissa = "", exponent] = Number(number.toPrecision(DIGITS)).toString().split("e")
  if (exponent === undefined) return mantissa
  const sign = mantissa.startsWith("-") ? "-" : ""
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".")
  const places = Number(exponent)
  return places < 0
    ? `${sign}0.${"0".repeat(-places - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction.padEnd(places, "0")}`
}

/**
 * A date as ISO 8601: `2026-05-03`, with `T14:30:00` where there is a time, `14:30:00` for a time alone.
 *
 * @param stored days since the first day of the workbook's calendar; what is no date stays a number
 * @param is1904 whether that is 1904
 */
function dateText(stored: string, is1904: boolean): string {
  const serial = Number(stored)
  if (stored.trim() === "" || !(serial >= 0 && serial <= LAST_DAY)) return plainNumber(stored)
  const days = !is1904 && serial < FALSE_LEAP_DAY ? serial + 1 : serial
  const seconds = Math.round((days - (is1904 ? DAYS_1904 : DAYS_1900)) * (DAY_MS / 1_000))
  const [day = "", time = ""] = new Date(seconds * 1_000).toISOString().slice(0, 19).split("T")
  if (serial < 1 && serial > 0) return time
  return time === "00:00:00" ? day : `${day}T${time}`
}

/** Numbers of Excel's own formats that are dates or times (ECMA-376 part 1, 18.8.30). */
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** How the cells of a style show their numbers. */
export type NumberStyle = { kind: "plain" } | { kind: "date" } | { kind: "zeros"; digits: number }

/**
 * Reads a format of numbers.
 *
 * @param id of the format
 * @param code its pattern, where it is not one of Excel's own: `dd/mm/yyyy`, `0000000000000`
 */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return isDateFormat(id) ? { kind: "date" } : { kind: "plain" }
  if (/^0{2,}$/.test(code)) return { kind: "zeros", digits: code.length }
  // Texts, colours and conditions may contain the letters of dates.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "")
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? { kind: "date" } : { kind: "plain" }
}

/**
 * A number as its cell shows it where that matters: dates as ISO 8601, leading noughts of article numbers.
 *
 * @param stored as the workbook has it
 * @param style of its cell
 * @param is1904 whether the workbook counts days from 1904
 */
export function numberText(stored: string, style: NumberStyle, is1904: boolean): string {
  if (style.kind === "date") return dateText(stored, is1904)
  const plain = plainNumber(stored)
  return style.kind === "zeros" && /^\d+$/.test(plain) ? plain.padStart(style.digits, "0") : plain
}
