import { code128 } from "../lib/code128"

export interface BarMotifProps {
  /** What the bars say: printable ASCII. A scanner reads it back. */
  value?: string
  /** Size and colour: `h-8 w-48 text-line`. */
  className?: string
}

/** The house's ornament: a real Code 128 barcode, stretched to the place it is given. Decoration, so it is not read out. */
export function BarMotif({ value = "SCANWRIGHT BARCODE EQUIPMENT", className }: BarMotifProps) {
  const { bars, width } = code128(value)
  return (
    <svg
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v10h-${bar.width}z`).join("")} />
    </svg>
  )
}
