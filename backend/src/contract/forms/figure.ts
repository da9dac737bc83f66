import { z } from "zod"
import { readFigure } from "../read-figure"
import { tidy } from "@scanwright/url-seo/schemas/fields"

/** What a figure may be. */
interface FigureRule {
  readonly least: number
  readonly most: number
  /** Decimal places that are stored. */
  readonly places: 0 | 2
  /** What to enter, when it is not a figure or out of bounds. */
  readonly error: string
}

/**
 * A figure, given as a number or as people type it; it comes out as a number.
 *
 * @param rule its bounds and decimal places, and the text that says what to enter
 */
export const figure = ({ least, most, places, error }: FigureRule) =>
  z.union([z.number(), z.string()], { error }).transform((typed, context) => {
    const read = typeof typed === "number" ? { value: typed } : readFigure(tidy(typed), places)
    if ("problem" in read) {
      context.addIssue({ code: "custom", message: read.problem ?? error, input: typed })
      return z.NEVER
    }
    const { value } = read
    if (value >= least && value <= most && Number(value.toFixed(places)) === value) return value
    context.addIssue({ code: "custom", message: error, input: typed })
    return z.NEVER
  })
