import { type ReactNode } from "react"
import { Icon } from "../icon"
import { Link } from "../link"
import { cx } from "../lib/cx"
import { pageWindow } from "./page-window"

interface Common {
  /** This page, from 1. */
  page: number
  pageCount: number
  /** Label of the list's pages, where a page has several lists. */
  label?: string
  className?: string
}

interface ByLinks extends Common {
  /** Address of a page. Called while rendering, so it works from a server component. */
  hrefFor: (page: number) => string
  onPageChange?: undefined
}

interface ByButtons extends Common {
  hrefFor?: undefined
  /** Shows a page, where pages have no addresses: inside a table or a dialog. */
  onPageChange: (page: number) => void
}

export type PaginationProps = ByLinks | ByButtons

type Way = Pick<ByLinks, "hrefFor" | "onPageChange"> | Pick<ByButtons, "hrefFor" | "onPageChange">

/** A control for one page: a link where pages have addresses, otherwise a button. */
function PageControl({
  way,
  page,
  rel,
  children,
  ...aria
}: {
  way: Way
  page: number
  rel?: "prev" | "next"
  children: ReactNode
  "aria-label"?: string
  "aria-current"?: "page"
}) {
  if (way.hrefFor) {
    return (
      <Link variant="plain" href={way.hrefFor(page)} rel={rel} {...aria}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => way.onPageChange(page)} {...aria}>
      {children}
    </button>
  )
}

/**
 * Previous or next. At an end its space is reserved, so that the numbers do not move; a button stays, disabled, to keep
 * the focus.
 */
function Step({
  way,
  page,
  isThere,
  rel,
  children,
}: {
  way: Way
  page: number
  isThere: boolean
  rel: "prev" | "next"
  children: ReactNode
}) {
  if (!way.hrefFor) {
    // At the end the same element as before, because it may have the focus.
    return (
      <button
        type="button"
        aria-disabled={!isThere || undefined}
        onClick={isThere ? () => way.onPageChange(page) : undefined}
      >
        {children}
      </button>
    )
  }
  if (!isThere) return <span>{children}</span>
  return (
    <PageControl way={way} page={page} rel={rel}>
      {children}
    </PageControl>
  )
}

/** Links to the pages of a list, also for crawlers. Nothing when there is one page. */
export function Pagination({
  page,
  pageCount,
  label = "Pagination",
  className,
  hrefFor,
  onPageChange,
}: PaginationProps) {
  if (pageCount <= 1) return null
  const way: Way = hrefFor ? { hrefFor } : { onPageChange }
  return (
    <nav aria-label={label} className={cx("pagination", className)}>
      <Step way={way} page={page - 1} isThere={page > 1} rel="prev">
        <Icon name="chevron-left" className="size-4 rtl:-scale-x-100" /> Previous
      </Step>
      <ol>
        {pageWindow(page, pageCount).map((slot, index) => (
          <li key={slot === "gap" ? `gap ${index}` : slot}>
            {slot === "gap" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageControl
                way={way}
                page={slot}
                aria-label={`Page ${slot.toLocaleString("en-GB")}`}
                aria-current={slot === page ? "page" : undefined}
              >
                {slot.toLocaleString("en-GB")}
              </PageControl>
            )}
          </li>
        ))}
      </ol>
      <Step way={way} page={page + 1} isThere={page < pageCount} rel="next">
        Next <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
      </Step>
    </nav>
  )
}
