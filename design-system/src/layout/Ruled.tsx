import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface RuledProps {
  children: ReactNode
  className?: string
}

/** A part of a page between two thin rules: price and stock on a product's page. */
export function Ruled({ children, className }: RuledProps) {
  return <div className={cx("ruled", className)}>{children}</div>
}
