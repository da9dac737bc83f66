"use client"

import { useEffect, useState } from "react"
import { Icon } from "../icon"
import { formatPounds } from "../lib/money"
import { countItems, shortCount } from "../lib/short-count"
import { Link } from "../link"

export interface FloatingCartProps {
  /** Address of the cart page. */
  href: string
  /** Number of pieces. */
  count: number
  /** Total of the cart, in pounds. */
  total: number
  /** Whether the total includes VAT. */
  vat?: "ex" | "inc"
  /** Called when the link is pressed. */
  onPress?: () => void
}

/**
 * A floating link to the cart, with the number of pieces. Hover and focus show the total; Escape hides it, and the link's
 * name always contains it.
 */
export function FloatingCart({ href, count, total, vat = "ex", onPress }: FloatingCartProps) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setQuiet(true)
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])

  const items = countItems(count)
  const sum = `${formatPounds(total)} ${vat} VAT`
  return (
    <Link
      variant="plain"
      href={href}
      aria-label={`Cart, ${items}, ${sum}`}
      className="floating-cart"
      data-quiet={isQuiet || undefined}
      onPointerEnter={() => setQuiet(false)}
      onFocus={() => setQuiet(false)}
      onClick={onPress}
    >
      <Icon name="cart" className="size-6" />
      {/* Drawn by the style sheet: as text, the number would be there twice beside the summary. */}
      <span className="count-badge" data-count={shortCount(count)} />
      <span className="floating-summary">
        <span className="floating-summary-text">
          <span>{items}</span>
          <span>{sum}</span>
        </span>
      </span>
    </Link>
  )
}
