import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { Skeleton } from "../skeleton"
import { Sparkline } from "./Sparkline"

/** Change of a value. The text has the meaning; the arrow and the colour only support it. */
export interface StatChange {
  direction: "up" | "down" | "none"
  /** The change with its reference: `12 more than last week`. */
  text: string
  /** Whether the change is welcome: fewer faults are good although they go down. */
  meaning?: "good" | "bad" | "neutral"
}

export interface StatTileProps {
  /** Label: `New enquiries`. */
  label: string
  /** The value; a number is formatted for en-GB, a string is shown unchanged; null where it is unknown. */
  value: number | string | null
  /** Unit, beside the value in small letters: `kg CO2e a year`. */
  unit?: string
  change?: StatChange
  /** Values in chronological order, the newest last: shown as small bars. */
  trend?: readonly number[]
  /** Address of the list that the value counts; the whole tile is then a link. */
  href?: string
  className?: string
}

const MEANINGS = {
  good: "stat-change stat-change-good",
  bad: "stat-change stat-change-bad",
  neutral: "stat-change stat-change-neutral",
} as const

/** One important value, with its label and its change. Put several into a `CardGrid`. */
export function StatTile({ label, value, unit, change, trend, href, className }: StatTileProps) {
  const meaning = MEANINGS[change?.meaning ?? "neutral"]
  return (
    <div className={cx("stat-tile", href !== undefined && "stat-tile-link", className)}>
      <p className="stat-label">
        {href === undefined ? (
          label
        ) : (
          <Link href={href} variant="plain">
            {label}
          </Link>
        )}
      </p>
      <p className="stat-figure">
        {value === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">Not known</span>
          </>
        ) : (
          <span>{typeof value === "number" ? value.toLocaleString("en-GB") : value}</span>
        )}
        {unit && <span className="stat-unit"> {unit}</span>}
      </p>
      {change && (
        <p className={meaning}>
          {change.direction !== "none" && (
            <Icon
              name="arrow-right"
              className={
                change.direction === "up" ? "stat-arrow stat-arrow-up" : "stat-arrow stat-arrow-down"
              }
            />
          )}
          {change.text}
        </p>
      )}
      {trend && trend.length > 1 && <Sparkline values={trend} />}
    </div>
  )
}

/** Skeleton of a tile. The list around it announces what is loading. */
export function StatTileSkeleton({ className }: { className?: string }) {
  return (
    <div className={cx("stat-tile", className)}>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-2 h-9 w-20" />
      <Skeleton className="mt-2 h-5 w-36 max-w-full" />
    </div>
  )
}
