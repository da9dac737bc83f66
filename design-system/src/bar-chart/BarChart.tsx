import { type CSSProperties, type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { ScrollRegion } from "../scroll-region"
import { ChartBand, type Orientation } from "./ChartBand"
import { ChartKeys } from "./ChartKeys"
import { ChartPatterns, ChartSwatch } from "./ChartPattern"
import { type ChartValue, placeOf, type Scale, scaleFor } from "./scale"
import { type ChartFormat, chartFormat } from "./format"

/** A category of a chart: its label, and a value for each series. */
export interface ChartCategory {
  /** Label of one to three words: `Repair`. Unique among the categories. */
  label: string
  /** One value for each series, in their order, in the chart's unit; null where none is known. */
  values: readonly ChartValue[]
}

export interface BarChartProps {
  /** Heading of the chart. */
  title: string
  headingLevel?: HeadingLevel
  /** The chart's message in a sentence, for readers who do not see the bars, too. */
  summary?: ReactNode
  /** Unit of the values, written after each: `kg CO2e`. */
  unit: string
  /** Names of the series, up to four; one name for a chart without a legend. */
  series: readonly string[]
  categories: readonly ChartCategory[]
  /** Direction of the bars: `across` for labels longer than a word, `up` for a row of times or sizes. */
  orientation?: Orientation
  /** Where a chart of upright bars begins that is wider than its place: at its `end` for times, the latest of which matter. */
  startAt?: "start" | "end"
  /** Places after the point. */
  fractionDigits?: number
  /** Meaning of the whiskers, where values have limits. */
  rangeLabel?: string
  /** Source of the values. */
  source?: ReactNode
  /** Shows the table open beside the chart in wide windows, for people who work with the figures. */
  tableBeside?: boolean
  className?: string
}

type Plot = Pick<BarChartProps, "categories" | "series"> & {
  chartId: string
  scale: Scale
  format: ChartFormat
  orientation: Orientation
}

/** The legend of colours, patterns and whiskers. */
function Legend({
  chartId,
  series,
  rangeLabel,
}: {
  chartId: string
  series: readonly string[]
  rangeLabel: string | null
}) {
  if (series.length < 2 && !rangeLabel) return null
  return (
    <ul className="chart-legend">
      {series.length > 1 &&
        series.map((name, index) => (
          <li key={name}>
            <ChartSwatch chartId={chartId} index={index} />
            {name}
          </li>
        ))}
      {rangeLabel && (
        <li>
          <svg aria-hidden="true" viewBox="0 0 24 12" className="chart-legend-whisker">
            <path d="M1 2v8M23 2v8M1 6h22" />
          </svg>
          {rangeLabel}
        </li>
      )}
    </ul>
  )
}

/** The values as a table: for screen readers, for copying, and for readers who prefer numbers. */
function ValueTable({ title, unit, series, categories, format }: BarChartProps & { format: ChartFormat }) {
  return (
    <details className="chart-values">
      <summary>Show the figures as a table</summary>
      <ScrollRegion label={title} className="chart-table">
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <td />
              {series.map((name) => (
                <th key={name} scope="col">
                  {name} ({unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((name, index) => (
                  <td key={name}>{format.short(values[index] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}

function Axis({ scale, format, orientation }: Pick<Plot, "scale" | "format" | "orientation">) {
  const side = orientation === "across" ? "insetInlineStart" : "insetBlockEnd"
  return (
    <div aria-hidden="true" className="chart-axis">
      {scale.ticks.map((tick) => (
        <span key={tick} data-nought={tick === 0 || undefined} style={{ [side]: `${placeOf(tick, scale)}%` }}>
          {format.number(tick)}
        </span>
      ))}
    </div>
  )
}

function Bands({ chartId, categories, series, scale, format, orientation }: Plot) {
  return categories.map(({ label, values }, index) => (
    <div key={label} className="chart-row">
      <p aria-hidden="true" className="chart-label">
        {label}
      </p>
      <div className="chart-band">
        <ChartBand
          chartId={chartId}
          label={label}
          seriesNames={series.length > 1 ? series : []}
          values={series.map((_, place) => values[place] ?? null)}
          scale={scale}
          orientation={orientation}
          format={format}
          isFirst={index === 0}
        />
      </div>
    </div>
  ))
}

/**
 * Values side by side as bars, up or across, one or several to a category, with whiskers where they are estimates. Rendered
 * on the server; the browser only adds the keyboard and the tips.
 */
export function BarChart(props: BarChartProps) {
  const {
    title,
    headingLevel: Heading = "h3",
    summary,
    unit,
    series,
    categories,
    orientation = "across",
    startAt = "start",
    fractionDigits = 0,
    rangeLabel = "Lowest to highest estimate",
    source,
    tableBeside = false,
    className,
  } = props
  const id = useId()
  const format = chartFormat(unit, fractionDigits)
  const all = categories.flatMap(({ values }) => values)
  const scale = scaleFor(all)
  const hasRanges = all.some((figure) => figure !== null && typeof figure !== "number")
  const longest = Math.max(
    ...all.map((figure) =>
      orientation === "across" || figure === null || typeof figure === "number"
        ? format.short(figure).length
        : format.number(figure.value).length,
    ),
    ...scale.ticks.map((tick) => format.number(tick).length),
  )
  const room = { "--value-room": `${longest}ch`, "--series": series.length } as CSSProperties
  return (
    <figure
      className={cx("chart", tableBeside && "chart-beside", className)}
      aria-labelledby={`${id}-title`}
      style={room}
    >
      <figcaption>
        <Heading id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </Heading>
        {summary && (
          <p id={`${id}-summary`} className="chart-summary">
            {summary}
          </p>
        )}
      </figcaption>
      <div className="chart-plot">
        <ChartPatterns chartId={id} turned={orientation === "up"} />
        <Legend chartId={id} series={series} rangeLabel={hasRanges ? rangeLabel : null} />
        <p aria-hidden="true" className="chart-unit">
          {unit}
        </p>
        <ChartKeys
          label={`${title}, in ${unit}. Arrow keys go from bar to bar.`}
          describedBy={summary ? `${id}-summary` : undefined}
          className={orientation === "across" ? "chart-across" : "chart-up"}
          startAt={startAt}
        >
          <Axis scale={scale} format={format} orientation={orientation} />
          <Bands
            chartId={id}
            categories={categories}
            series={series}
            scale={scale}
            format={format}
            orientation={orientation}
          />
        </ChartKeys>
        {source && <p className="chart-source">{source}</p>}
      </div>
      <ValueTable {...props} format={format} />
    </figure>
  )
}
