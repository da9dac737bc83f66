"use client"

import { HeaderAction } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { CART_KEY, countPieces } from "@/features/cart/cart-figures"
import { useKept } from "@/lib/kept/use-kept"

/** The way to the cart, with the number of pieces in it. */
export const CartAction = () => (
  <HeaderAction icon="cart" label="Cart" href={routes.cart} count={useKept(CART_KEY, countPieces, 0)} />
)
