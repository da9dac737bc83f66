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
    <nav aria-label="Breadcrumb" className={cx("text-sm text-ink-muted", className)}>
      <ol className="flex flex-wrap items-center gap-y-1">
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={`${index} ${label}`} className="flex min-w-0 items-center">
              {index > 0 && <span aria-hidden="true" className="mx-2.5 h-3.5 w-px bg-line-strong" />}
              {href && !isLast ? (
                <Link
                  href={href}
                  variant="plain"
                  className="rounded-sm py-1 hover:text-ink hover:underline underline-offset-4"
                >
                  {label}
                </Link>
              ) : (
                <span aria-current={isLast ? "page" : undefined} className="min-w-0 truncate py-1 text-ink">
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
