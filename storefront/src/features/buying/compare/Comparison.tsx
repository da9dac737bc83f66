"use client"

import { ComparisonTable, type ComparedProduct, type ComparisonGroup } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { startTransition } from "react"
import * as routes from "@/config/routes"
import { AddToCart } from "@/features/buying/cart/AddToCart"
import type { CartProduct } from "@/features/buying/cart/cart-product"

interface Props {
  products: (ComparedProduct & { cartProduct: CartProduct })[]
  groups: ComparisonGroup[]
}

async function forget(id: string) {
  try {
    const { compareStore } = await import("./compare-store")
    compareStore.getState().remove(id)
  } catch (error) {
    // The page shows the address's products, so only the tray of other pages still has the product.
    console.error(`Taking ${id} out of the products to compare:`, error)
  }
}

/** The comparison. A removed product is removed from the address and from the tray. */
export function Comparison({ products, groups }: Props) {
  const router = useRouter()
  const remove = (id: string) => {
    void forget(id)
    const rest = products.map((product) => product.id).filter((other) => other !== id)
    startTransition(() => router.replace(routes.compare(rest), { scroll: false }))
  }
  return (
    <ComparisonTable
      products={products.map(({ cartProduct, ...product }) => ({
        ...product,
        actions: <AddToCart product={cartProduct} size="sm" />,
      }))}
      groups={groups}
      onRemove={remove}
    />
  )
}
