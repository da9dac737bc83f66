/** An estimate with its limits, all in one unit. */
export interface Range {
  readonly low: number
  readonly value: number
  readonly high: number
}

/** Zero without uncertainty. */
export const NOTHING: Range = { low: 0, value: 0, high: 0 }

/**
 * Evaluates a formula for ranges: with all middle values, and with every combination of limits, of which the lowest and
 * the highest result become the limits. Exact for formulas that are monotonic in each value.
 *
 * @param formula takes as many values as there are ranges
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

/** Adds estimates with correlated errors: their limits are added. */
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
