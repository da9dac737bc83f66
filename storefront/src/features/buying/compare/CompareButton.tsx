"use client"

import { CompareToggle } from "@scanwright/design-system"
import type { CompareProduct } from "./compare-product"
import { useCompare } from "./use-compare"

/** Adds a product to the comparison, or removes it. `CompareTrayPlace` shows the chosen products. */
export function CompareButton({ product }: { product: CompareProduct }) {
  const { isCompared, isFull, toggle } = useCompare(product)
  return <CompareToggle name={product.name} isChosen={isCompared} isFull={isFull} onToggle={toggle} />
}
