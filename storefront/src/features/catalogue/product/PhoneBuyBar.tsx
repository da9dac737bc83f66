"use client"

import { BuyBar, focusInvalidQuantity, quantityIn } from "@scanwright/design-system"
import { useAdd } from "@/features/buying"
import { incVatOf } from "@/lib/vat"
import type { CartProduct } from "@/features/buying"

interface Props {
  product: CartProduct
  /** Id of the element around the page's own button and its quantity. */
  buttonId: string
}

/** The bar itself, a module of its own because wide windows never show it. */
export default function PhoneBuyBar({ product, buttonId }: Props) {
  const { add, failure } = useAdd()
  const { name, price, priceText } = product
  const press = () => {
    const own = document.getElementById(buttonId)
    if (!focusInvalidQuantity(own)) add([{ product, quantity: quantityIn(own) }])
  }
  return (
    <BuyBar
      name={name}
      price={price}
      priceText={priceText}
      priceIncVat={incVatOf(price)}
      onAdd={press}
      failure={failure}
    />
  )
}
