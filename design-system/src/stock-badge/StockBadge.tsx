import { Badge, type BadgeProps } from "../badge"
import { cx } from "../lib/cx"

/** Above this many in stock the number is not told (specification, section 9). */
const PLENTY = 10

/** Tone and words for a stock figure (specification, section 9: green, yellow, out of stock). */
function describeStock(stock: number): { tone: BadgeProps["tone"]; words: string } {
  if (stock > PLENTY) return { tone: "success", words: "In stock" }
  if (stock > 0) return { tone: "warning", words: `${stock} in stock` }
  return { tone: "neutral", words: "Out of stock" }
}

export interface StockBadgeProps {
  /** Pieces that can be sold now. */
  stock: number
  className?: string
}

/** How many there are: over 10 "In stock", 1 to 10 the number, otherwise "Out of stock". */
export function StockBadge({ stock, className }: StockBadgeProps) {
  const { tone, words } = describeStock(stock)
  return (
    <Badge tone={tone} className={cx("badge-mark", className)}>
      {words}
    </Badge>
  )
}
