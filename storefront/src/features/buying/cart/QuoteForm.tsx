"use client"

import { ProductInquiryForm } from "@/features/forms"
import type { CartItem } from "./cart-item"

interface Props {
  items: readonly CartItem[]
  /** Called once the form submission is stored, before the thank-you page is shown. */
  onSent: () => void
}

/**
 * The form for a quote of every line of the cart, including products that are no longer sold: they may have a successor.
 */
export default function QuoteForm({ items, onSent }: Props) {
  return (
    <ProductInquiryForm
      lines={items.map(({ productId, variantId, productName, sku, quantity, isGone, price, ...shown }) => ({
        productId,
        variantId,
        name: productName,
        sku,
        quantity,
        price: isGone ? null : price,
        priceText: shown.priceText,
        href: shown.href,
        image: shown.image,
      }))}
      onSent={onSent}
    />
  )
}
