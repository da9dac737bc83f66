/** One value of a chart: a number, or an estimate with its limits. Null: unknown. */
export type ChartValue = number | ValueRange | null

/** An estimate and the limits it lies between, in the chart's unit. */
export interface ValueRange {
  value: number
  low: number
  high: number
}

/** A scale that starts and ends at a round number. */
export interface Scale {
  min: number
  max: number
  /** Round numbers from `min` to `max`, both included. */
  ticks: readonly number[]
}

/** An extent along a scale, in per cent. */
export interface Extent {
  start: number
  size: number
}

/** Usual steps between ticks, as multiples of a power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/** The numbers of a value, from its lowest to its highest; empty for null. */
const spanOf = (figure: ChartValue): number[] => {
  if (figure === null) return []
  return typeof figure === "number" ? [figure] : [figure.low, figure.value, figure.high]
}

/** The smallest round step that covers `span` in at most `count` steps. */
function roundStep(span: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(span / count))
  const factor = ROUND_STEPS.find((step) => step * power * count >= span) ?? 10
  return factor * power
}

/** Removes the error of binary fractions: 0.1 × 3 is 0.3. */
const exact = (figure: number): number => Number(figure.toPrecision(12))

/** A scale that includes 0 (a bar's length must mean its value) and all limits, with about `count` round steps. */
export function scaleFor(values: readonly ChartValue[], count = 5): Scale {
  const numbers = values.flatMap(spanOf).filter(Number.isFinite)
  const lowest = Math.min(0, ...numbers)
  const highest = Math.max(0, ...numbers)
  if (lowest === highest) return { min: 0, max: 1, ticks: [0, 1] }

  const step = roundStep(highest - lowest, count)
  const first = Math.floor(exact(lowest / step))
  const last = Math.ceil(exact(highest / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step))
  return { min: exact(first * step), max: exact(last * step), ticks }
}

/** Position of a number on a scale, in per cent from its start. */
export const placeOf = (number: number, { min, max }: Scale): number =>
  exact(((number - min) / (max - min)) * 100)

/** The extent between two numbers on a scale, in either order. */
export function extentOf(one: number, other: number, scale: Scale): Extent {
  const [start, end] = [placeOf(one, scale), placeOf(other, scale)].sort((a, b) => a - b)
  return { start: start ?? 0, size: exact((end ?? 0) - (start ?? 0)) }
}

/** Position of bar `index` of `count` across its band, in per cent: equal bars, a quarter of a bar between them. */
export function barAcross(index: number, count: number): Extent {
  const GAP = 0.25
  const MARGIN = 0.5
  const units = count + (count - 1) * GAP + 2 * MARGIN
  return { start: exact(((MARGIN + index * (1 + GAP)) / units) * 100), size: exact(100 / units) }
}
