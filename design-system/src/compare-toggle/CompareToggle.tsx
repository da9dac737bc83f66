"use client"

import { Icon } from "../icon"
import { cx } from "../lib/cx"

export interface CompareToggleProps {
  /** The product's name: "Compare Zebra DS2208". */
  name: string
  /** True while it is part of the comparison. */
  isChosen: boolean
  /** True while the comparison has no room for another product. */
  isFull: boolean
  onToggle: () => void
  className?: string
}

/**
 * Adds a product to a comparison, or removes it. When the comparison is full, the button can still have the focus, and
 * explains why it is disabled.
 */
export function CompareToggle({ name, isChosen, isFull, onToggle, className }: CompareToggleProps) {
  const isOff = isFull && !isChosen
  const why = "Four products are chosen already: remove one first."
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      title={isOff ? why : undefined}
      onClick={isOff ? undefined : onToggle}
      className={cx("compare-toggle", className)}
    >
      <span className="compare-toggle-mark">
        <Icon name="check" />
      </span>
      Compare<span className="sr-only"> {name}</span>
    </button>
  )
}
