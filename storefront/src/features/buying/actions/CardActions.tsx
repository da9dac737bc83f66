"use client"

import { ProductActions } from "@scanwright/design-system"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import { useCompare } from "@/features/buying/compare/use-compare"
import { useSave } from "@/features/buying/saved/use-save"
import { useAdd } from "@/features/buying/cart/use-add"

/** Buttons of a product's card: Add to Cart, compare, save. */
export default function CardActions({ product }: { product: CartProduct }) {
  "use memo"
  const { productId, name, image } = product
  const { add, failure } = useAdd()
  const { isSaved, toggle: save } = useSave(product)
  const { isCompared, isFull, toggle: compare } = useCompare({ id: productId, name, image })
  return (
    <ProductActions
      name={name}
      onAdd={() => add([{ product, quantity: 1 }])}
      isSaved={isSaved}
      onSave={save}
      isCompared={isCompared}
      isComparisonFull={isFull}
      onCompare={compare}
      failure={failure}
    />
  )
}
