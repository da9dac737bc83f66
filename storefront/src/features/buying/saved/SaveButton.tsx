"use client"

import { Button, Icon, IconButton } from "@scanwright/design-system"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import { useSave } from "./use-save"

interface Props {
  product: CartProduct
  /** "icon" is for rows, where the button's name has the product's. */
  appearance?: "text" | "icon"
}

/** Adds a product to the saved products, or removes it. */
export function SaveButton({ product, appearance = "text" }: Props) {
  "use memo"
  const { isSaved, toggle } = useSave(product)
  if (appearance === "icon") {
    return (
      <IconButton
        icon="bookmark"
        className="noscript:hidden"
        label={`Save ${product.name}`}
        pressed={isSaved}
        onClick={toggle}
      />
    )
  }
  return (
    <Button variant="secondary" aria-pressed={isSaved} className="noscript:hidden" onClick={toggle}>
      <Icon name={isSaved ? "check" : "bookmark"} />
      {isSaved ? "Saved" : "Save"}
    </Button>
  )
}
