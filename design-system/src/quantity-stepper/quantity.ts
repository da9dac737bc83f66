import { formatCount } from "../lib/short-count"

/** Limits of a quantity, in pieces. */
export interface QuantityRange {
  min: number
  /** Null where there is no limit. */
  max: number | null
}

/** The nearest quantity that is allowed. */
export const clampQuantity = (quantity: number, { min, max }: QuantityRange): number =>
  Math.max(min, max === null ? quantity : Math.min(max, quantity))

/** Digits, with commas or blanks of any width between thousands. Spreadsheets write "25.0" for pieces. */
const WHOLE_NUMBER = /^(?:\d+|[1-9]\d{0,2}(?:([, \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*)(?:\.0{1,2})?$/

/** A typed text without blanks around it, and without the invisible characters that come along when text is pasted. */
const trimmed = (text: string) => text.replaceAll(/\p{Cf}/gu, "").trim()

/** What is wrong with a typed quantity. */
type QuantityProblem = "no whole number" | "too few" | "too many"

/**
 * Reads a typed quantity. Nothing is rounded, cut off or brought within the limits: it would be another quantity than the
 * one that was meant.
 *
 * @param before the quantity that a blank field stands for
 */
export function readQuantity(
  text: string,
  before: number,
  { min, max }: QuantityRange,
): number | QuantityProblem {
  const typed = trimmed(text)
  if (typed === "") return before
  const quantity = WHOLE_NUMBER.test(typed)
    ? Number(typed.replace(/\.0+$/, "").replaceAll(/\D/g, ""))
    : Number.NaN
  if (!Number.isSafeInteger(quantity)) return "no whole number"
  if (quantity < min) return "too few"
  return max !== null && quantity > max ? "too many" : quantity
}

/** What to enter, in a sentence without a full stop. */
export function describeRange({ min, max }: QuantityRange): string {
  if (min === max) return `Enter ${formatCount(min)}`
  return max === null
    ? `Enter a whole number, ${formatCount(min)} or more`
    : `Enter a whole number from ${formatCount(min)} to ${formatCount(max)}`
}

/**
 * What a browser sends from a form without scripts: a whole number with no more digits than the largest quantity has, and
 * not 0 where one piece is the least.
 */
export function patternOf({ min, max }: QuantityRange): string {
  const isSome = min > 0 ? "(?=.*[1-9])" : ""
  const isShort = max === null ? "" : String.raw`(?=(?:\D*\d){1,${String(max).length}}\D*$)`
  return String.raw`${isSome}${isShort}\s*(?:\d+|\d{1,3}(?:[,\s]\d{3})+)\s*`
}
