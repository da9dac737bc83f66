import { use } from "react"
import { useStore } from "zustand"
import { useOpenCart } from "./cart-scope"
import type { CartState } from "./cart-store"

/**
 * A part of the cart's state, for components that are loaded lazily: they suspend until the cart's code is loaded.
 *
 * @throws Error outside the cart's provider
 */
export function useCart<Part>(part: (cart: CartState) => Part): Part {
  const openCart = useOpenCart()
  return useStore(use(openCart()), part)
}
