/** What a typed text says as a figure, or what to change; a null problem is a text that is no figure at all. */
export type FigureReading = { readonly value: number } | { readonly problem: string | null }

/** Digits with commas between thousands or without commas, and decimals behind a point. */
const BRITISH = /^(?:(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?|\.(\d+))$/

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

/** More decimals than there may be, or more than one point: "12.345" is thousands in most of Europe. */
function misplacedPoint(text: string, places: number): string {
  const digits = Number(text.replaceAll(".", ""))
  if (text.split(".").length > 2) return `${text} has more than one point: write ${digits}`
  const decimal = Number(text)
  const couldBeThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(text)
  const rounded = plain(Number(decimal.toFixed(places)), places)
  return couldBeThousands
    ? `${text} could mean ${orOf([rounded, grouped(digits)])}: write ${orOf([rounded, String(digits)])}`
    : `${text} has more than ${places} decimals: write ${rounded}`
}

/**
 * Reads a figure as it is written in Britain: a point before the decimals, and commas between thousands or none. A text
 * that people elsewhere would read otherwise is refused, never guessed at: "12,50" is neither 12.50 nor 1,250.
 *
 * @param typed with blanks around it, or a leading £
 * @param places most decimals: 2 for money, 0 for pieces, Infinity for measures
 */
export function readFigure(typed: string, places: number): FigureReading {
  const text = typed.trim().replace(/^£\s*/, "")
  const [, whole = "", decimals, bare] = BRITISH.exec(text) ?? []
  if (whole === "" && bare === undefined) {
    if (!FIGURE_LIKE.test(text)) return { problem: null }
    return { problem: text.includes(",") ? misplacedComma(text, places) : misplacedPoint(text, places) }
  }
  const fraction = decimals ?? bare ?? ""
  if (places > 0 && fraction.length > places)
    return { problem: misplacedPoint(text.replaceAll(",", ""), places) }
  return { value: Number(`${whole.replaceAll(",", "")}.${fraction || "0"}`) }
}

/** Reads an amount of pounds, with pence or without: "1,250.00", "12,500", "£99". */
export const readPounds = (typed: string): FigureReading => readFigure(typed, 2)
