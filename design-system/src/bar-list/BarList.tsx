import { cx } from "../lib/cx"
import { Link } from "../link"

/** A point that links to its subject. */
export interface LinkedPoint {
  text: string
  href: string
}

export interface BarListProps {
  /** A sentence or phrase each, all different; an empty list renders nothing. */
  items: readonly (string | LinkedPoint)[]
  className?: string
}

/** A list of points, each with a bar before it. */
export function BarList({ items, className }: BarListProps) {
  if (items.length === 0) return null
  return (
    <ul className={cx("bar-list", className)}>
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.text}>
            <Link href={item.href}>{item.text}</Link>
          </li>
        ),
      )}
    </ul>
  )
}
