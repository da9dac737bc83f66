import { type ReactNode } from "react"
import { cx } from "../lib/cx"

const SIZES = {
  sm: "text-sm",
  md: "text-base",
  lg: "text-lg",
} as const

const VARIANTS = {
  ink: "",
  muted: "text-ink-muted",
} as const

export interface TextProps {
  size?: keyof typeof SIZES
  /** `muted` for secondary text. */
  variant?: keyof typeof VARIANTS
  /** `tabular` for sums and counts, `part-number` for codes that are copied letter by letter. */
  numerals?: "tabular" | "part-number"
  /** Element; `span` for text inside a sentence. */
  as?: "p" | "span" | "div"
  children: ReactNode
  /** Layout on the page: margins and width only. */
  className?: string
}

/** Text in one of the sizes and variants. */
export function Text({
  size = "md",
  variant = "ink",
  numerals,
  as: Element = "p",
  children,
  className,
}: TextProps) {
  return <Element className={cx(SIZES[size], VARIANTS[variant], numerals, className)}>{children}</Element>
}
