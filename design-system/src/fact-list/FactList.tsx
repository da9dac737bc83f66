import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"

export interface FactListProps {
  /** Terms of a few words with their explanations. No two terms are equal; either all have an icon or none has. */
  items: readonly { title: string; text: string; icon?: IconName }[]
  className?: string
}

/** Short statements side by side, each under a rule with its explanation. */
export function FactList({ items, className }: FactListProps) {
  return (
    <dl className={cx("fact-list", className)}>
      {items.map(({ title, text, icon }) => (
        <div key={title}>
          <dt>
            {icon && <Icon name={icon} />}
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
