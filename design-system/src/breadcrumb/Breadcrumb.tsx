import { Link } from "../link"
import { cx } from "../lib/cx"

export interface BreadcrumbItem {
  label: string
  /** Left out for the page itself, which comes last. */
  href?: string
}

export interface BreadcrumbProps {
  items: BreadcrumbItem[]
  className?: string
}

/** The way from the home page to this one. The last item is this page. */
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
