import { type ReactNode } from "react"
import { Icon } from "../icon"
import { Link } from "../link"
import { cx } from "../lib/cx"
import { pageWindow } from "./page-window"

export interface PaginationProps {
  /** This page, from 1. */
  page: number
  pageCount: number
  /** Address of a page. Called while rendering, so it works from a server component. */
  hrefFor: (page: number) => string
  /** Names the list it pages, where a page has several. */
  label?: string
  className?: string
}

/** Previous or next; where there is none its place is kept, so that the numbers do not jump. */
function Step({ href, rel, children }: { href: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (href === null) return <span>{children}</span>
  return (
    <Link variant="plain" href={href} rel={rel}>
      {children}
    </Link>
  )
}

/** Links to the pages of a list, plain enough for a crawler. Nothing when there is one page. */
export function Pagination({ page, pageCount, hrefFor, label = "Pagination", className }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={cx("pagination", className)}>
      <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <Icon name="chevron-left" className="size-4" /> Previous
      </Step>
      <ol>
        {pageWindow(page, pageCount).map((slot, index) => (
          <li key={slot === "gap" ? `gap ${index}` : slot}>
            {slot === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                variant="plain"
                href={hrefFor(slot)}
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? "page" : undefined}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? hrefFor(page + 1) : null} rel="next">
        Next <Icon name="chevron-right" className="size-4" />
      </Step>
    </nav>
  )
}
