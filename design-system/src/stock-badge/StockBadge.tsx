import { Badge, type BadgeProps } from "../badge"
import { cx } from "../lib/cx"

/** Above this many in stock the number is not shown (specification, section 9). */
const PLENTY = 10

/** Variant and text for a stock level (specification, section 9: green, yellow, out of stock). */
function describeStock(stock: number): { variant: BadgeProps["variant"]; text: string } {
  if (stock > PLENTY) return { variant: "success", text: "In stock" }
  if (stock > 0) return { variant: "warning", text: `${stock} in stock` }
  return { variant: "neutral", text: "Out of stock" }
}

export interface StockBadgeProps {
  /** Pieces that can be sold now. */
  stock: number
  className?: string
}

/** Stock level: over 10 "In stock", 1 to 10 the number, otherwise "Out of stock". */
export function StockBadge({ stock, className }: StockBadgeProps) {
  const { variant, text } = describeStock(stock)
  return (
    <Badge variant={variant} className={cx("badge-mark", className)}>
      {text}
    </Badge>
  )
}
