import { z } from "zod"
import { tidy } from "./text"

/** What a figure may be. */
interface FigureRule {
  readonly least: number
  readonly most: number
  /** Decimal places that are stored. */
  readonly places: 0 | 2
  /** What to enter, when it is not a figure or out of bounds. */
  readonly error: string
}

const FIGURE = /^£?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

/** Reads what people type for a figure: "12,500", "£12,500.00". NaN when it is none. */
function read(typed: string | number): number {
  if (typeof typed === "number") return typed
  const text = tidy(typed)
  return FIGURE.test(text) ? Number(text.replace(/[£,\s]/gu, "")) : Number.NaN
}

/**
 * A figure, given as a number or as people type it; it comes out as a number.
 *
 * @param rule its bounds and decimal places, and the text that says what to enter
 */
export const figure = ({ least, most, places, error }: FigureRule) =>
  z.union([z.number(), z.string()], { error }).transform((typed, context) => {
    const value = read(typed)
    if (value >= least && value <= most && Number(value.toFixed(places)) === value) return value
    context.addIssue({ code: "custom", message: error, input: typed })
    return z.NEVER
  })
