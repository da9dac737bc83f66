import { useState } from "react"
import { buying } from "@/content/buying"
import { useOpenCart } from "./cart-scope"
import type { WantedProduct } from "./cart-store"

/**
 * Adds products to the cart, whose code is loaded by the first press.
 *
 * @returns `add`, which confirms them in one toast; and why the last press failed, or null
 */
export function useAdd() {
  const openCart = useOpenCart()
  const [failure, setFailure] = useState<string | null>(null)

  const add = async (wanted: readonly WantedProduct[]) => {
    try {
      const cart = await openCart()
      cart.getState().add(wanted)
      setFailure(null)
    } catch (error) {
      console.error(`Adding ${wanted.length} products to the cart:`, error)
      setFailure(buying.addFailed)
    }
  }
  return { add: (wanted: readonly WantedProduct[]) => void add(wanted), failure }
}
