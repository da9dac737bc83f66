import { type CSSProperties } from "react"
import { fillOf, patternId } from "./ChartPattern"
import { barAcross, type Extent, extentOf, type ChartValue, placeOf, type Scale } from "./scale"
import { type ChartFormat } from "./format"

/** Direction of the bars: `across` along the line of reading, `up` from the baseline. */
export type Orientation = "across" | "up"

const percent = (number: number): string => `${number}%`

/** A rectangle of an SVG from its extent along the scale and its extent across the band. */
function rectangle(orientation: Orientation, along: Extent, across: Extent) {
  return orientation === "across"
    ? {
        x: percent(along.start),
        width: percent(along.size),
        y: percent(across.start),
        height: percent(across.size),
      }
    : {
        x: percent(across.start),
        width: percent(across.size),
        y: percent(100 - along.start - along.size),
        height: percent(along.size),
      }
}

/** A line of an SVG between two points, each given along the scale and across the band. */
function line(orientation: Orientation, from: [number, number], to: [number, number]) {
  const point = ([along, across]: [number, number]) =>
    orientation === "across" ? [percent(along), percent(across)] : [percent(across), percent(100 - along)]
  const [x1, y1] = point(from)
  const [x2, y2] = point(to)
  return { x1, y1, x2, y2 }
}

/** The same rectangle for an HTML box, in logical directions, so that it is also right for right-to-left pages. */
function box(orientation: Orientation, along: Extent, across: Extent): CSSProperties {
  return orientation === "across"
    ? {
        insetInlineStart: percent(along.start),
        inlineSize: percent(along.size),
        insetBlockStart: percent(across.start),
        blockSize: percent(across.size),
      }
    : {
        insetInlineStart: percent(across.start),
        inlineSize: percent(across.size),
        insetBlockEnd: percent(along.start),
        blockSize: percent(along.size),
      }
}

/**
 * A line from the lowest to the highest estimate with a stop at either end, and an outline that separates it from its
 * bar.
 */
function Whisker({
  orientation,
  low,
  high,
  across,
}: {
  orientation: Orientation
  low: number
  high: number
  across: Extent
}) {
  const middle = across.start + across.size / 2
  const reach = across.size / 5
  const lines = [
    line(orientation, [low, middle], [high, middle]),
    line(orientation, [low, middle - reach], [low, middle + reach]),
    line(orientation, [high, middle - reach], [high, middle + reach]),
  ]
  return ["chart-halo", "chart-whisker"].map((className) => (
    <g key={className} className={className}>
      {lines.map((ends, index) => (
        <line key={index} {...ends} />
      ))}
    </g>
  ))
}

export interface ChartBandProps {
  chartId: string
  /** Label of the category: `Repair`. */
  label: string
  /** Names of the series, in the order of the values; empty for the only series of a chart. */
  seriesNames: readonly string[]
  values: readonly ChartValue[]
  scale: Scale
  orientation: Orientation
  format: ChartFormat
  /** True for the band whose first bar the Tab key reaches. */
  isFirst: boolean
}

/**
 * The bars of one category. The drawing is an SVG in per cent, so that it fits any width without a script and without
 * stretching its lines; text is HTML above the drawing, in the reader's size.
 */
export function ChartBand({
  chartId,
  label,
  seriesNames,
  values,
  scale,
  orientation,
  format,
  isFirst,
}: ChartBandProps) {
  const bars = values.map((figure, index) => {
    const isRange = figure !== null && typeof figure !== "number"
    const value = isRange ? figure.value : (figure ?? 0)
    const high = isRange ? Math.max(figure.value, figure.high) : Math.max(0, value)
    return {
      figure,
      name: seriesNames[index] ?? "",
      fill: fillOf(index),
      across: barAcross(index, values.length),
      along: extentOf(0, value, scale),
      whisker: isRange ? { low: placeOf(figure.low, scale), high: placeOf(figure.high, scale) } : null,
      labelAt: placeOf(high, scale),
    }
  })
  const firstStated = bars.findIndex(({ figure }) => figure !== null)
  return (
    <>
      <svg aria-hidden="true" className="chart-drawing">
        {scale.ticks.map((tick) => {
          const at = placeOf(tick, scale)
          return (
            <line
              key={tick}
              // A little beyond the band, so that two bands have no gap between them.
              {...line(orientation, [at, -1], [at, 101])}
              className={tick === 0 ? "chart-ground" : "chart-rule"}
            />
          )
        })}
        {bars.map(
          ({ figure, fill, along, across, whisker }, index) =>
            figure !== null && (
              <g key={index} className={`chart-fill-${fill}`}>
                <rect {...rectangle(orientation, along, across)} className="chart-paper" />
                <rect
                  {...rectangle(orientation, along, across)}
                  fill={`url(#${patternId(chartId, fill)})`}
                  stroke="currentColor"
                />
                {whisker && <Whisker orientation={orientation} {...whisker} across={across} />}
              </g>
            ),
        )}
      </svg>
      {bars.map(({ figure, name, along, across, labelAt }, index) => (
        <div key={index}>
          <span
            aria-hidden="true"
            className="chart-value"
            style={box(orientation, { start: labelAt, size: 0 }, across)}
          >
            <span>
              {orientation === "across" || figure === null || typeof figure === "number"
                ? format.short(figure)
                : format.number(figure.value)}
            </span>
          </span>
          {figure !== null && (
            <div
              role="img"
              aria-label={`${[label, name].filter(Boolean).join(", ")}: ${format.full(figure)}`}
              // One tab stop for all bars; arrow keys move from bar to bar.
              tabIndex={isFirst && index === firstStated ? 0 : -1}
              className="chart-bar"
              style={box(orientation, along, across)}
            />
          )}
        </div>
      ))}
    </>
  )
}
