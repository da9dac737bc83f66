import { cx } from "../lib/cx"

export interface BarListProps {
  /** One sentence or phrase each, no two alike; with none, nothing is drawn. */
  items: readonly string[]
  className?: string
}

/** A list of points, each behind a bar. */
export function BarList({ items, className }: BarListProps) {
  if (items.length === 0) return null
  return (
    <ul className={cx("bar-list", className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
