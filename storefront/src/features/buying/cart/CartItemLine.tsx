"use client"

import { CartLine } from "@scanwright/design-system"
import { memo } from "react"
import { incVatOf } from "@/lib/vat"
import { QUANTITY_MOST, type CartItem } from "./cart-item"
import { conditionsOf } from "./conditions"

/** Actions of a line. */
export interface LineActions {
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (item: CartItem) => void
  /** Restores a removed line. */
  readonly undo: (id: string) => void
}

interface Props {
  item: CartItem
  isRemoved: boolean
  /** True while prices and stock are read again. */
  isBusy: boolean
  act: LineActions
}

/** A line on the cart page. Memoised: a cart may have hundreds of lines. */
export const CartItemLine = memo(function CartItemLine({ item, isRemoved, isBusy, act }: Props) {
  return (
    <CartLine
      href={item.href}
      name={item.productName}
      image={item.image}
      brand={item.brand}
      partNumber={item.sku}
      specifications={item.specifications}
      unitPrice={item.price}
      unitPriceIncVat={incVatOf(item.price)}
      totalIncVat={incVatOf(item.price === null ? null : item.price * item.quantity)}
      priceText={item.priceText}
      quantity={item.quantity}
      maxQuantity={QUANTITY_MOST}
      conditions={conditionsOf(item)}
      busy={isBusy}
      removed={isRemoved}
      onQuantityChange={(quantity) => act.setQuantity(item.id, quantity)}
      onRemove={() => act.remove(item)}
      onUndo={() => act.undo(item.id)}
    />
  )
})
