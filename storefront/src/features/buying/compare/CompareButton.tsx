"use client"

import { CompareToggle } from "@scanwright/design-system"
import { useStored } from "@/storage/use-stored"
import { CHOSEN, COMPARE_KEY, FREE, FULL, placeOf, type CompareProduct } from "./compare-product"

/** Adds a product to the comparison, or removes it. `CompareTrayPlace` shows the chosen products. */
export function CompareButton({ product }: { product: CompareProduct }) {
  const { id, name, image } = product
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

  return (
    <CompareToggle
      name={name}
      isChosen={place === CHOSEN}
      isFull={place === FULL}
      onToggle={() => void toggle()}
    />
  )
}
