import { useState } from "react"
import { useOpenCart } from "./cart-scope"
import type { CartProduct } from "./cart-product"

/**
 * Adds a product to the cart, whose code is loaded by the first press.
 *
 * @returns `add` with the number of pieces, and whether the last press failed because the cart could not be loaded
 */
export function useAdd(product: CartProduct) {
  const openCart = useOpenCart()
  const [hasFailed, setFailed] = useState(false)

  const add = async (quantity: number) => {
    try {
      const cart = await openCart()
      cart.getState().add(product, quantity)
      setFailed(false)
    } catch (error) {
      console.error(`Adding ${product.productId} to the cart:`, error)
      setFailed(true)
    }
  }
  return { add: (quantity = 1) => void add(quantity), hasFailed }
}
