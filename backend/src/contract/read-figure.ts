/** What a typed text says as a figure, or what to change; a null problem is a text that is no figure at all. */
export type FigureReading = { readonly value: number } | { readonly problem: string | null }

/** Digits with commas or blanks (of any width) between thousands or with nothing, and decimals behind a point. */
const BRITISH = /^(?:(\d+|[1-9]\d{0,2}([, \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*)(?:\.(\d*))?|\.(\d+))$/

/** Longest text that is read as a figure, in characters: what is longer is none, and would take long to be told from one. */
const LONGEST = 40

/** Digits, points and commas in any order: somebody meant a figure. */
const FIGURE_LIKE = /^[\d.,]*\d[\d.,]*$/

const grouped = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 20 })

/** A figure without commas, with all its decimals: pence are two. */
const plain = (value: number, places: number) => (places === 2 ? value.toFixed(2) : String(value))

const orOf = (texts: readonly string[]) => [...new Set(texts)].join(" or ")

/** A comma in a place where Britain has none: what the text could mean, and what to write instead. */
function misplacedComma(text: string, places: number): string | null {
  const [, before = "", after = ""] = /^([\d.]*),(\d+)$/.exec(text) ?? []
  if (/^\d{1,3}(\.\d{3})+$/.test(before)) {
    const meant = Number(`${before.replaceAll(".", "")}.${after}`)
    return `${text} has point and comma the other way round: write ${plain(meant, places)}`
  }
  const isDecimal = after.length <= 2 || before.startsWith("0")
  if (after !== "" && isDecimal && !before.includes(".")) {
    const [decimal, whole] = [Number(`${before}.${after}`), Number(before + after)]
    const meant = places === 0 ? String(whole) : plain(decimal, places)
    return `${text} could mean ${plain(decimal, places)} or ${grouped(whole)}: write ${meant}`
  }
  const without = Number(text.replaceAll(",", ""))
  if (Number.isNaN(without)) return null
  return `${text} has a comma that is not between thousands: write it without commas, like ${plain(without, places)}`
}

/** A point that is between thousands in most of Europe. */
const BETWEEN_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/

/** More decimals than there may be, or more than one point. */
function misplacedPoint(text: string, places: number): string {
  const digits = Number(text.replaceAll(".", ""))
  if (text.split(".").length > 2) return `${text} has more than one point: write ${digits}`
  const decimal = Number(text)
  const rounded = plain(Number(decimal.toFixed(places)), places)
  return BETWEEN_THOUSANDS.test(text)
    ? `${text} could mean ${orOf([rounded, grouped(digits)])}: write ${orOf([rounded, String(digits)])}`
    : `${text} has more than ${places} decimals: write ${rounded}`
}

/**
 * Reads a figure as it is written in Britain: a point before the decimals, and commas or blanks between thousands or
 * nothing. A text that people elsewhere would read otherwise is refused, never guessed at: "12,50" is neither 12.50 nor 1,250.
 * Zeros behind the decimals say nothing: databases write 1249.0000, and spreadsheets 25.0 for pieces.
 *
 * @param typed with blanks around it; money with a leading £, too
 * @param places most decimals: 2 for money, 0 for pieces, Infinity for measures
 */
export function readFigure(typed: string, places: number): FigureReading {
  const text = places === 2 ? typed.trim().replace(/^£\s*/, "") : typed.trim()
  if (text.length > LONGEST) return { problem: null }
  const [, whole = "", , decimals, bare] = BRITISH.exec(text) ?? []
  if (whole === "" && bare === undefined) {
    if (!FIGURE_LIKE.test(text)) return { problem: null }
    return { problem: text.includes(",") ? misplacedComma(text, places) : misplacedPoint(text, places) }
  }
  const fraction = decimals ?? bare ?? ""
  const plainText = `${whole.replace(/\D/g, "")}.${fraction}`
  const isAmbiguous = places < 3 && BETWEEN_THOUSANDS.test(plainText)
  const surplus = fraction.replace(/0+$/, "").length > places
  if (isAmbiguous || (surplus && places > 0)) return { problem: misplacedPoint(plainText, places) }
  return { value: Number(plainText) }
}

/** Reads an amount of pounds, with pence or without: "1,250.00", "12,500", "£99". */
export const readPounds = (typed: string): FigureReading => readFigure(typed, 2)

/**
 * Reads a whole number: pieces, a count, a level.
 *
 * @param typed with blanks around it
 * @param most the largest
 * @param otherwise what to enter, where it is no such number
 */
export function readWhole(
  typed: string,
  most: number,
  otherwise: string,
): { readonly value: number } | { readonly problem: string } {
  const read = readFigure(typed, 0)
  if ("problem" in read) return { problem: read.problem ?? otherwise }
  return Number.isInteger(read.value) && read.value <= most ? read : { problem: otherwise }
}
