import { Link } from "../link"
import { cx } from "../lib/cx"

export interface BreadcrumbItem {
  label: string
  /** Left out for the page itself, which is the last item. */
  href?: string
}

export interface BreadcrumbProps {
  items: BreadcrumbItem[]
  className?: string
}

/** The path from the home page to this page, which is the last item. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={cx("breadcrumb", className)}>
      <ol>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${index} ${label}`}>
              {href && !isLast ? (
                <Link href={href} variant="plain">
                  {label}
                </Link>
              ) : (
                <span aria-current={isLast ? "page" : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
