"use client"

import { useRef } from "react"
import { Button } from "../button"
import { Icon } from "../icon"
import { useBottomInset } from "../lib/use-bottom-inset"
import { Price, type PriceProps } from "../price"

export interface BuyBarProps {
  /** The product's name. */
  name: string
  /** Pounds ex VAT; null shows `priceText`. */
  price: PriceProps["amount"]
  priceText?: string | null
  /** Pounds with VAT; where given, the visitor chooses which of the two prices is shown. */
  priceIncVat?: number | null
  vat?: PriceProps["vat"]
  onAdd: () => void
  /** True while the product is being added. */
  isAdding?: boolean
  /** Why the last press failed, announced at once; null or left out when there is nothing to say. */
  failure?: string | null
}

/**
 * Price and button of a product at the bottom of a phone's window, for when the page's own button has scrolled out of it.
 * Wider windows do not show it.
 */
export function BuyBar({
  name,
  price,
  priceText,
  priceIncVat,
  vat,
  onAdd,
  isAdding = false,
  failure,
}: BuyBarProps) {
  const root = useRef<HTMLDivElement>(null)
  useBottomInset(root, true, "--bar-inset")
  return (
    <div ref={root} role="group" aria-label={`Buy ${name}`} className="buy-bar">
      <Price amount={price} priceText={priceText} amountIncVat={priceIncVat} vat={vat} />
      <Button loading={isAdding} onClick={onAdd}>
        <Icon name="cart" />
        <span>
          Add to Cart<span className="sr-only"> {name}</span>
        </span>
      </Button>
      {failure && (
        <p role="alert" className="product-actions-failure">
          {failure}
        </p>
      )}
    </div>
  )
}
