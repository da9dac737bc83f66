import { roundEstimate } from "./estimate"
import type { Range } from "./range"

/** An estimate as text: two significant figures, `1,200`, and a true minus sign. */
export const amount = (figure: number): string => {
  const rounded = roundEstimate(figure)
  const text = Math.abs(rounded).toLocaleString("en-GB", { maximumSignificantDigits: 2 })
  return rounded < 0 ? `−${text}` : text
}

/** An estimate with its limits rounded in the same way. */
export const roundRange = ({ low, value, high }: Range): Range => ({
  low: roundEstimate(low),
  value: roundEstimate(value),
  high: roundEstimate(high),
})
