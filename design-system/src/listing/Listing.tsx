import { type HTMLAttributes, type ReactNode, type Ref } from "react"
import { cx } from "../lib/cx"

export interface ListingProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
  /** `<ListingFilters />`. */
  filters: ReactNode
  /** True while another list is being loaded: the present one is dimmed and stays readable. */
  busy?: boolean
  /** Singular and plural noun for the entries. */
  noun?: readonly [one: string, several: string]
  /** The bar above the list, the list, and the links to its other pages. */
  children: ReactNode
}

/** A long list beside its filters: on a wide screen side by side, on a narrow one the filters in a drawer. */
export function Listing({
  filters,
  busy = false,
  noun = ["product", "products"],
  children,
  className,
  ...rest
}: ListingProps) {
  return (
    <div {...rest} className={cx("listing", className)} aria-busy={busy || undefined}>
      {filters}
      <div className="listing-results">{children}</div>
      <p role="status" className="sr-only">
        {busy ? `Loading ${noun[1]}` : ""}
      </p>
    </div>
  )
}
