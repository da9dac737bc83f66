"use client"

import { BuyBar } from "@scanwright/design-system"
import { buying } from "@/content/buying"
import { useAdd } from "@/features/buying"
import { incVatOf } from "@/lib/vat"
import type { CartProduct } from "@/features/buying"

/** The bar itself, a module of its own because wide windows never show it. */
export default function PhoneBuyBar({ product }: { product: CartProduct }) {
  const { add, hasFailed } = useAdd(product)
  const { name, price, priceText } = product
  return (
    <BuyBar
      name={name}
      price={price}
      priceText={priceText}
      priceIncVat={incVatOf(price)}
      onAdd={() => add()}
      failure={hasFailed ? buying.addFailed : null}
    />
  )
}
