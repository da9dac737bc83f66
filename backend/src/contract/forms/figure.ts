import { z } from "zod"
import { type FigureReading, readFigure } from "../read-figure"
import { clean } from "./text"

/** An amount of pounds as people shorten it and name it: "£5k", "1.5m", "5,000 GBP". */
const AMOUNT = /^(?:£|GBP)?\s?(.*\d)\s?([km]?)\s?(?:£|GBP|pounds)?$/i
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** Reads money; what it says, or what to change. */
function readAmount(text: string): FigureReading {
  const [, amount = text, unit = ""] = AMOUNT.exec(text) ?? []
  const times = TIMES[unit.toLowerCase()]
  if (times === undefined) return readFigure(amount, 2)
  const read = readFigure(amount, 3)
  return "problem" in read ? { problem: null } : { value: Math.round(read.value * times) }
}

const readTyped = (typed: string, places: 0 | 2) => {
  const text = clean(typed.normalize("NFKC")).replace(/\s+/g, " ")
  return places === 2 ? readAmount(text) : readFigure(text, places)
}

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
    const read = typeof typed === "number" ? { value: typed } : readTyped(typed, places)
    if ("problem" in read) {
      context.addIssue({ code: "custom", message: read.problem ?? error, input: typed })
      return z.NEVER
    }
    const { value } = read
    if (value >= least && value <= most && Number(value.toFixed(places)) === value) return value
    context.addIssue({ code: "custom", message: error, input: typed })
    return z.NEVER
  })
