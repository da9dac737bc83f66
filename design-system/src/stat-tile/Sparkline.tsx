export interface SparklineProps {
  /** Values in chronological order, the newest last; at least two. */
  values: readonly number[]
}

/** Height of the lowest bar, in per cent: 0 is shown as a bar, too, not as a gap. */
const FLOOR = 6

/** The history of a value as small bars, the newest in the accent colour. Decoration: text beside it has the meaning. */
export function Sparkline({ values }: SparklineProps) {
  const highest = Math.max(...values, 1)
  const width = 100 / (values.length * 1.5 - 0.5)
  return (
    <svg aria-hidden="true" className="sparkline">
      {values.map((figure, index) => {
        const height = Math.max(FLOOR, (figure / highest) * 100)
        return (
          <rect
            key={index}
            x={`${index * width * 1.5}%`}
            y={`${100 - height}%`}
            width={`${width}%`}
            height={`${height}%`}
          />
        )
      })}
    </svg>
  )
}
