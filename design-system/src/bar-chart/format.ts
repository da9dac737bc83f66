import { type ChartValue } from "./scale"

/** Formats the values of one chart, with `fractionDigits` places after the point. */
export function chartFormat(unit: string, fractionDigits: number) {
  const format = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  /** A number by itself: `1,204`, `−38`, with a minus sign as wide as a digit. */
  const number = (value: number): string => format.format(value).replace("-", "−")
  return {
    number,
    /** Text at a bar: `12`, or with limits `12 (8–16)`. */
    short: (figure: ChartValue): string => {
      if (figure === null) return "Not stated"
      if (typeof figure === "number") return number(figure)
      return `${number(figure.value)} (${number(figure.low)}–${number(figure.high)})`
    },
    /** Text for screen readers: `12 kg CO2e, estimated between 8 and 16`. */
    full: (figure: ChartValue): string => {
      if (figure === null) return "not stated"
      if (typeof figure === "number") return `${number(figure)} ${unit}`
      const { value, low, high } = figure
      return `${number(value)} ${unit}, estimated between ${number(low)} and ${number(high)}`
    },
  }
}

/** The formatting functions of one chart. */
export type ChartFormat = ReturnType<typeof chartFormat>
