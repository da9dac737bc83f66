import { BARS } from "./bars"

export interface BarMotifProps {
  /** Which barcode of the house: its name, or a shorter one for small places. A scanner reads both. */
  pattern?: keyof typeof BARS
  /** Size and colour: `h-8 w-48 text-line`. */
  className?: string
}

/** The house's ornament: a real Code 128 barcode, stretched to the place it is given. Decoration, so it is not read out. */
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
      {/* A dashed line takes a third of the bytes that a path around each bar would take. */}
      <path d={`M0 5h${width}`} strokeDasharray={bars} />
    </svg>
  )
}
