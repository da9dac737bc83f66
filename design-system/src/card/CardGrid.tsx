"use client"

import { Children, isValidElement, type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface CardGridProps {
  /** Cards; each becomes one item of a list. */
  children: ReactNode
  /** Names the list, where its heading does not. */
  label?: string
  /** `compact` for small cards: two side by side on a phone, six across a page. */
  density?: "regular" | "compact"
  className?: string
}

/** Cards side by side, as many as fit. A list, so that screen readers announce its length. */
export function CardGrid({ children, label, density = "regular", className }: CardGridProps) {
  return (
    // Safari drops the list role of a list without bullets.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul
      role="list"
      aria-label={label}
      className={cx("card-grid", density === "compact" && "card-grid-compact", className)}
    >
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </ul>
  )
}

/** A grid for product cards, which need more room than others. */
export function ProductGrid({ className, ...props }: CardGridProps) {
  return <CardGrid {...props} className={cx("product-grid", className)} />
}
