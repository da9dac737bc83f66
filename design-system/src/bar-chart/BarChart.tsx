import { type CSSProperties, type ReactNode, useId } from "react"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { ChartBand, type Orientation } from "./ChartBand"
import { ChartKeys } from "./ChartKeys"
import { ChartPatterns, ChartSwatch } from "./ChartPattern"
import { type Figure, placeOf, type Scale, scaleFor } from "./scale"
import { type ChartWords, wordsOf } from "./words"

/** A line of a chart: what it is about, and a figure for each series. */
export interface ChartCategory {
  /** A word or three: `Repair`. No two alike. */
  label: string
  /** One figure for each series, in their order, in the chart's unit; null where none is known. */
  figures: readonly Figure[]
}

export interface BarChartProps {
  /** What the chart shows, as its heading. */
  title: string
  headingLevel?: HeadingLevel
  /** What to see in it, in a sentence: those who do not see the bars get the point too. */
  summary?: ReactNode
  /** What the figures count, said after each: `kg CO2e`. */
  unit: string
  /** Names of the series, up to four; one name for a chart without a legend. */
  series: readonly string[]
  categories: readonly ChartCategory[]
  /** `across` for names longer than a word, `up` for a row of times or sizes. */
  orientation?: Orientation
  /** Places after the point. */
  fractionDigits?: number
  /** What the whiskers mean, where figures have limits. */
  rangeLabel?: string
  /** Where the figures come from. */
  source?: ReactNode
  className?: string
}

type Plot = Pick<BarChartProps, "categories" | "series"> & {
  chartId: string
  scale: Scale
  words: ChartWords
  orientation: Orientation
}

/** What the colours, patterns and whiskers mean. */
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

/** The figures as a table: for screen readers, for copying, and for whoever likes figures better. */
function FigureTable({ title, unit, series, categories, words }: BarChartProps & { words: ChartWords }) {
  return (
    <details className="chart-figures">
      <summary>Show the figures as a table</summary>
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
          {categories.map(({ label, figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map((name, index) => (
                <td key={name}>{words.short(figures[index] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Axis({ scale, words, orientation }: Pick<Plot, "scale" | "words" | "orientation">) {
  const side = orientation === "across" ? "insetInlineStart" : "insetBlockEnd"
  return (
    <div aria-hidden="true" className="chart-axis">
      {scale.ticks.map((tick) => (
        <span key={tick} data-nought={tick === 0 || undefined} style={{ [side]: `${placeOf(tick, scale)}%` }}>
          {words.number(tick)}
        </span>
      ))}
    </div>
  )
}

function Bands({ chartId, categories, series, scale, words, orientation }: Plot) {
  return categories.map(({ label, figures }, index) => (
    <div key={label} className="chart-row">
      <p aria-hidden="true" className="chart-label">
        {label}
      </p>
      <div className="chart-band">
        <ChartBand
          chartId={chartId}
          label={label}
          seriesNames={series.length > 1 ? series : []}
          figures={series.map((_, place) => figures[place] ?? null)}
          scale={scale}
          orientation={orientation}
          words={words}
          isFirst={index === 0}
        />
      </div>
    </div>
  ))
}

/**
 * Figures side by side as bars, up or across, one or several to a category, with whiskers where they are estimates. Drawn
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
    fractionDigits = 0,
    rangeLabel = "Lowest to highest estimate",
    source,
    className,
  } = props
  const id = useId()
  const words = wordsOf(unit, fractionDigits)
  const all = categories.flatMap(({ figures }) => figures)
  const scale = scaleFor(all)
  const hasRanges = all.some((figure) => figure !== null && typeof figure !== "number")
  const longest = Math.max(
    ...all.map((figure) =>
      orientation === "across" || figure === null || typeof figure === "number"
        ? words.short(figure).length
        : words.number(figure.value).length,
    ),
    ...scale.ticks.map((tick) => words.number(tick).length),
  )
  const room = { "--value-room": `${longest}ch`, "--series": series.length } as CSSProperties
  return (
    <figure className={cx("chart", className)} aria-labelledby={`${id}-title`} style={room}>
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
      <ChartPatterns chartId={id} turned={orientation === "up"} />
      <Legend chartId={id} series={series} rangeLabel={hasRanges ? rangeLabel : null} />
      <p aria-hidden="true" className="chart-unit">
        {unit}
      </p>
      <ChartKeys
        label={`${title}, in ${unit}. Arrow keys go from bar to bar.`}
        describedBy={summary ? `${id}-summary` : undefined}
        className={orientation === "across" ? "chart-across" : "chart-up"}
      >
        <Axis scale={scale} words={words} orientation={orientation} />
        <Bands
          chartId={id}
          categories={categories}
          series={series}
          scale={scale}
          words={words}
          orientation={orientation}
        />
      </ChartKeys>
      {source && <p className="chart-source">{source}</p>}
      <FigureTable {...props} words={words} />
    </figure>
  )
}
