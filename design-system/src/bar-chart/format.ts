import { type ChartValue } from "./scale"

/** Turns figures of one chart into words, with `fractionDigits` places after the point. */
export function chartFormat(unit: string, fractionDigits: number) {
  const format = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  /** A number by itself: `1,204`, `−38`, with a minus as long as a figure is wide. */
  const number = (value: number): string => format.format(value).replace("-", "−")
  return {
    number,
    /** What stands at a bar: `12`, or with its limits `12 (8–16)`. */
    short: (figure: ChartValue): string => {
      if (figure === null) return "Not stated"
      if (typeof figure === "number") return number(figure)
      return `${number(figure.value)} (${number(figure.low)}–${number(figure.high)})`
    },
    /** What is read aloud: `12 kg CO2e, estimated between 8 and 16`. */
    full: (figure: ChartValue): string => {
      if (figure === null) return "not stated"
      if (typeof figure === "number") return `${number(figure)} ${unit}`
      const { value, low, high } = figure
      return `${number(value)} ${unit}, estimated between ${number(low)} and ${number(high)}`
    },
  }
}

/** The words of one chart's figures. */
export type ChartFormat = ReturnType<typeof chartFormat>
