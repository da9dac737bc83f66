import { cx } from "../lib/cx"

const OUT_OF = 5

export interface RatingProps {
  /** 0 to 5; other values are limited to that range. */
  value: number
  /** Number of ratings; left out, none is shown. With 0 no stars are shown. */
  reviewCount?: number
  className?: string
}

/** A rating out of five, as stars and as text. */
export function Rating({ value, reviewCount, className }: RatingProps) {
  if (reviewCount === 0) return <p className={cx("rating text-ink-muted", className)}>No reviews yet</p>
  const rating = Math.min(OUT_OF, Math.max(0, value))
  return (
    <p className={cx("rating", className)}>
      <span className="stars" aria-hidden="true">
        <span style={{ width: `${(rating / OUT_OF) * 100}%` }} />
      </span>
      <span className="tabular font-medium text-ink">
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only"> out of {OUT_OF}</span>
      </span>
      {reviewCount !== undefined && (
        <span className="tabular text-ink-muted">
          <span className="sr-only">, </span>
          {reviewCount.toLocaleString("en-GB")} {reviewCount === 1 ? "review" : "reviews"}
        </span>
      )}
    </p>
  )
}
