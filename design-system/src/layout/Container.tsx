import { type ReactNode } from "react"
import { cx } from "../lib/cx"

const WIDTHS = {
  reading: "max-w-reading",
  narrow: "max-w-narrow",
  page: "max-w-page",
  wide: "max-w-wide",
} as const

export interface ContainerProps {
  width?: keyof typeof WIDTHS
  children: ReactNode
  className?: string
}

/** Centres content and adds side margins. */
export function Container({ width = "page", children, className }: ContainerProps) {
  return <div className={cx("bounds", WIDTHS[width], className)}>{children}</div>
}
