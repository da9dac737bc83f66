/** An estimate and the limits it lies between, all in one unit. */
export interface Range {
  readonly low: number
  readonly value: number
  readonly high: number
}

/** Nothing, with certainty. */
export const NOTHING: Range = { low: 0, value: 0, high: 0 }

/**
 * Works a formula out for estimates: with the middle of each, and with every combination of their limits, of which the
 * lowest and the highest result are kept. Exact for formulas that rise or fall steadily with each figure.
 *
 * @param formula takes as many figures as there are ranges
 */
export function rangeOf(formula: (...values: number[]) => number, ranges: readonly Range[]): Range {
  const corners = ranges.reduce<number[][]>(
    (so, { low, high }) =>
      so.flatMap((values) => [
        [...values, low],
        [...values, high],
      ]),
    [[]],
  )
  const value = formula(...ranges.map((range) => range.value))
  const results = [value, ...corners.map((values) => formula(...values))]
  return { low: Math.min(...results), value, high: Math.max(...results) }
}

/** Adds estimates whose errors go the same way: limits add up as they are. */
export const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, value, high }) => ({ low: sum.low + low, value: sum.value + value, high: sum.high + high }),
    NOTHING,
  )

/** Multiplies an estimate by an exact, positive number. */
export const timesOf = ({ low, value, high }: Range, factor: number): Range => ({
  low: low * factor,
  value: value * factor,
  high: high * factor,
})
