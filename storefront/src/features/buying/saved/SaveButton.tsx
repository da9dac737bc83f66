"use client"

import { Button, Icon } from "@scanwright/design-system"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import { useStored } from "@/storage/use-stored"
import { isAmong, SAVED_KEY } from "./saved-items"
import { useOpenSaved } from "./saved-scope"

interface Props {
  product: CartProduct
  size?: "sm" | "md" | "lg"
}

/** Adds a product to the saved products, or removes it. */
export function SaveButton({ product, size = "md" }: Props) {
  "use memo"
  const openSaved = useOpenSaved()
  const isSaved = useStored(SAVED_KEY, (items) => isAmong(items, product.productId), false)

  const toggle = async () => {
    try {
      const saved = await openSaved()
      saved.getState().toggle(product)
    } catch (error) {
      // The button stays unpressed, because the product was not saved.
      console.error(`Saving ${product.productId}:`, error)
    }
  }

  return (
    <Button
      size={size}
      variant="secondary"
      aria-pressed={isSaved}
      className="noscript:hidden"
      onClick={() => void toggle()}
    >
      <Icon name={isSaved ? "check" : "bookmark"} />
      {isSaved ? "Saved" : "Save"}
    </Button>
  )
}
