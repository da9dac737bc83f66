import { cx } from "../lib/cx"

const OUT_OF = 5
const STAR = "M10 1.8l2.5 5.3 5.7.8-4.2 4 1 5.8L10 15l-5 2.7 1-5.8-4.2-4 5.7-.8z"

function Stars({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 20"
      className={cx("h-4 w-20 max-w-none", className)}
      fill="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: OUT_OF }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${index * 20})`} />
      ))}
    </svg>
  )
}

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** How many people rated it. */
  reviewCount?: number
  className?: string
}

/** A rating out of five, as stars and in words. */
export function Rating({ value, reviewCount, className }: RatingProps) {
  const rating = Math.min(OUT_OF, Math.max(0, value))
  return (
    <p className={cx("flex items-center gap-2 text-sm", className)}>
      <span className="relative inline-block" aria-hidden="true">
        <Stars className="text-line" />
        <span
          className="absolute inset-y-0 start-0 overflow-hidden"
          style={{ width: `${(rating / OUT_OF) * 100}%` }}
        >
          <Stars className="text-accent" />
        </span>
      </span>
      <span className="tabular font-medium text-ink">
        {rating.toFixed(1)}
        <span className="sr-only"> out of {OUT_OF}</span>
      </span>
      {reviewCount !== undefined && (
        <span className="tabular text-ink-muted">
          {reviewCount.toLocaleString("en-GB")} {reviewCount === 1 ? "review" : "reviews"}
        </span>
      )}
    </p>
  )
}
