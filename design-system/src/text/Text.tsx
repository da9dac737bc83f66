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
  /** `muted` for what supports the words beside it. */
  variant?: keyof typeof VARIANTS
  /** `tabular` for sums and counts, `part-number` for what is typed again letter by letter. */
  numerals?: "tabular" | "part-number"
  /** `span` where the words stand inside a sentence. */
  as?: "p" | "span" | "div"
  children: ReactNode
  /** Its place on the page: margins and width only. */
  className?: string
}

/** Words in one of the sizes and tones there are. */
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
