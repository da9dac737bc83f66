import { cx } from "../lib/cx"

export interface FactListProps {
  /** A few words each, and what they mean; no two alike. */
  items: readonly { title: string; text: string }[]
  className?: string
}

/** Short statements side by side, each under a rule with its explanation. */
export function FactList({ items, className }: FactListProps) {
  return (
    <dl className={cx("fact-list", className)}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
