"use client"

import { CompareToggle } from "@scanwright/design-system"
import { useStored } from "@/storage/use-stored"
import { CHOSEN, COMPARE_KEY, FREE, FULL, placeOf, type CompareProduct } from "./compare-product"

/** Chooses a product for a comparison, or gives it up. `CompareTrayPlace` shows what is chosen. */
export function CompareButton({ product }: { product: CompareProduct }) {
  const { id, name, image } = product
  const place = useStored<number>(COMPARE_KEY, (items) => placeOf(items, id), FREE)

  const toggle = async () => {
    try {
      const { compareStore } = await import("./compare-store")
      compareStore.getState().toggle({ id, name, image })
    } catch (error) {
      // The button goes on saying what is so: not chosen.
      console.error(`Choosing ${id} to compare:`, error)
    }
  }

  return (
    <CompareToggle
      name={name}
      isChosen={place === CHOSEN}
      isFull={place === FULL}
      onToggle={() => void toggle()}
    />
  )
}
