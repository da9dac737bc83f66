import { cx } from "../lib/cx"

const OUT_OF = 5

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
    <p className={cx("rating", className)}>
      <span className="stars" aria-hidden="true">
        <span style={{ width: `${(rating / OUT_OF) * 100}%` }} />
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
