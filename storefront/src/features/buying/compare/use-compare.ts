import { useStored } from "@/storage/use-stored"
import { CHOSEN, COMPARE_KEY, FREE, FULL, placeOf, type CompareProduct } from "./compare-product"

/** Whether a product is compared or has no room, and the function that adds it to the comparison or removes it. */
export function useCompare({ id, name, image }: CompareProduct) {
  const place = useStored<number>(COMPARE_KEY, (items) => placeOf(items, id), FREE)

  const toggle = async () => {
    try {
      const { compareStore } = await import("./compare-store")
      compareStore.getState().toggle({ id, name, image })
    } catch (error) {
      // The button stays unpressed, because the product was not added.
      console.error(`Choosing ${id} to compare:`, error)
    }
  }
  return { isCompared: place === CHOSEN, isFull: place === FULL, toggle: () => void toggle() }
}
