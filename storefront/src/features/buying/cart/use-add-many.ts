import { toaster } from "@scanwright/design-system"
import { useState } from "react"
import { buying } from "@/content/buying"
import { QUANTITY_MOST } from "./cart-item"
import { useOpenCart } from "./cart-scope"
import type { WantedProduct } from "./cart-store"

/**
 * Adds several products to the cart, and confirms them in one toast.
 *
 * @returns `addMany`; why the last press failed, or null; and the highest quantity of a line
 */
export function useAddMany() {
  const openCart = useOpenCart()
  const [failure, setFailure] = useState<string | null>(null)

  const addMany = async (wanted: readonly WantedProduct[]) => {
    const [first] = wanted
    if (!first) return
    try {
      const { add, addAll } = (await openCart()).getState()
      setFailure(null)
      if (wanted.length === 1) {
        add(first.product, first.quantity)
        return
      }
      toaster.show({ ...buying.addedMany(wanted.length), variant: "success", action: buying.viewCart })
      addAll(wanted)
    } catch (error) {
      console.error(`Adding ${wanted.length} products to the cart:`, error)
      setFailure(buying.addFailed)
    }
  }
  return {
    addMany: (wanted: readonly WantedProduct[]) => void addMany(wanted),
    failure,
    mostPieces: QUANTITY_MOST,
  }
}
