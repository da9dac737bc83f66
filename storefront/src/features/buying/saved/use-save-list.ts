import { toaster } from "@scanwright/design-system"
import { buying } from "@/content/buying"
import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { useOpenSaved } from "./saved-scope"

/** A function that saves products as a new list, and confirms it in a toast. */
export function useSaveList() {
  const openSaved = useOpenSaved()
  return async (name: string, wanted: readonly WantedProduct[]) => {
    try {
      const saved = await openSaved()
      toaster.show(buying.savedList(saved.getState().addList(name, wanted)))
    } catch (error) {
      console.error(`Saving a list of ${wanted.length} products:`, error)
      toaster.show({ title: buying.failed, description: buying.addFailed, variant: "destructive" })
    }
  }
}
