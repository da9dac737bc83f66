/** The fills in the order in which series use them, distinct in colour, and in pattern without colour. */
export const FILLS = ["solid", "bars", "slant", "dots"] as const

/** The fill of series `index`. */
export const fillOf = (index: number): (typeof FILLS)[number] => FILLS[index % FILLS.length] ?? "solid"

/** Id of a fill's pattern within one chart. */
export const patternId = (chartId: string, fill: (typeof FILLS)[number]): string => `${chartId}-${fill}`

/** The patterns of one chart, defined once and referred to by its bars. `bars` are the bars and spaces of a barcode. */
export function ChartPatterns({ chartId, turned }: { chartId: string; turned: boolean }) {
  // A pattern inherits its colour from its own place in the page, not from the bar it fills.
  const pattern = (fill: (typeof FILLS)[number]) =>
    ({
      id: patternId(chartId, fill),
      className: `chart-fill-${fill}`,
      patternUnits: "userSpaceOnUse",
      stroke: "currentColor",
    }) as const
  const turn = turned ? "rotate(90)" : undefined
  return (
    <svg aria-hidden="true" className="chart-patterns">
      <defs>
        <pattern {...pattern("solid")} width="8" height="8">
          <rect width="8" height="8" fill="currentColor" />
        </pattern>
        <pattern {...pattern("bars")} width="12" height="12" patternTransform={turn}>
          <path d="M1.5 0v12" strokeWidth="3" />
          <path d="M6.5 0v12" strokeWidth="1" />
          <path d="M10 0v12" strokeWidth="2" />
        </pattern>
        <pattern {...pattern("slant")} width="6" height="6">
          <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" strokeWidth="1.25" />
        </pattern>
        <pattern {...pattern("dots")} width="6" height="6">
          <path d="M1.5 1.5h2v2h-2z" fill="currentColor" stroke="none" />
        </pattern>
      </defs>
    </svg>
  )
}

/** A square of a series' fill, for the legend. */
export function ChartSwatch({ chartId, index }: { chartId: string; index: number }) {
  const fill = fillOf(index)
  return (
    <svg aria-hidden="true" className={`chart-swatch chart-fill-${fill}`}>
      <rect width="100%" height="100%" fill={`url(#${patternId(chartId, fill)})`} stroke="currentColor" />
    </svg>
  )
}
