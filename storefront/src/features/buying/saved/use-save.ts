import type { CartProduct } from "@/features/buying/cart/cart-product"
import { useStored } from "@/storage/use-stored"
import { isAmong, SAVED_KEY } from "./saved-items"
import { useOpenSaved } from "./saved-scope"

/** Whether a product is saved, and the function that saves it or removes it from the saved products. */
export function useSave(product: CartProduct) {
  const openSaved = useOpenSaved()
  const isSaved = useStored(SAVED_KEY, (items) => isAmong(items, product.productId), false)

  const toggle = async () => {
    try {
      const saved = await openSaved()
      saved.getState().toggle(product)
    } catch (error) {
      // The button stays unpressed, because the product was not saved.
      console.error(`Saving ${product.productId}:`, error)
    }
  }
  return { isSaved, toggle: () => void toggle() }
}
