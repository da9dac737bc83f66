import { BARS } from "./bars"

export interface BarMotifProps {
  /** The barcode: the usual one, or a shorter one for small places. Scanners read both. */
  pattern?: keyof typeof BARS
  /** Size and colour: `h-8 w-48 text-line`. */
  className?: string
}

/** The brand's ornament: a real Code 128 barcode, stretched to its place. Decoration, so screen readers skip it. */
export function BarMotif({ pattern = "house", className }: BarMotifProps) {
  const bars = BARS[pattern]
  const width = bars.split(" ").reduce((sum, one) => sum + Number(one), 0)
  return (
    <svg
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
      stroke="currentColor"
      strokeWidth={10}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      {/* A dashed line needs a third of the bytes of a path around each bar. */}
      <path d={`M0 5h${width}`} strokeDasharray={bars} />
    </svg>
  )
}
