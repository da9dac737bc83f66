import { use } from "react"
import { useStore } from "zustand"
import { useOpenCart } from "./cart-scope"
import type { CartState } from "./cart-store"

/**
 * A part of the cart, for components that are loaded late: they wait for the cart's code.
 *
 * @throws Error outside the cart's provider
 */
export function useCart<Part>(part: (cart: CartState) => Part): Part {
  const openCart = useOpenCart()
  return useStore(use(openCart()), part)
}
