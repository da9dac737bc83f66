"use client"

import { HeaderAction } from "@scanwright/design-system"
import { CART_KEY, countPieces } from "@/features/buying/cart/cart-count"
import { useStored } from "@/storage/use-stored"

/** Link to the cart, with the number of pieces in the cart. */
export const CartAction = ({ href }: { href: string }) => (
  <HeaderAction icon="cart" label="Cart" href={href} count={useStored(CART_KEY, countPieces, 0)} />
)
