"use client"

import { ProductInquiryForm } from "@/features/forms"
import type { CartItem } from "./cart-item"

interface Props {
  items: readonly CartItem[]
  /** Called once the enquiry is stored, before the page that thanks is shown. */
  onSent: () => void
}

/** Asks for a quote for every line of the cart, also for what is sold no more: it may have a successor. */
export default function QuoteForm({ items, onSent }: Props) {
  return (
    <ProductInquiryForm
      lines={items.map(({ productId, variantId, productName, sku, quantity }) => ({
        productId,
        variantId,
        name: productName,
        sku,
        quantity,
      }))}
      onSent={onSent}
    />
  )
}
