"use client"

import { Drawer, SavedProducts } from "@scanwright/design-system"
import { Suspense, use, useEffect } from "react"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { lookUp } from "@/features/buying/cart/look-up"
import { useCart } from "@/features/buying/cart/use-cart"
import { Optional } from "@/lib/Optional"
import { withVat } from "@/lib/vat"
import { useOpenSaved } from "./saved-scope"
import type { Saved } from "./saved-store"

/** Refreshes prices and stock of the saved products. */
async function refreshSaved(saved: Saved, signal: AbortSignal): Promise<void> {
  const variants = saved.getState().products.flatMap(({ variantId }) => variantId ?? [])
  if (variants.length === 0) return
  const found = await lookUp({ variants }, signal)
  saved.getState().refresh(new Map(variants.map((id, at) => [id, found.variants[at] ?? null])))
}

/** The saved products, newest first, each with a link, an "add to cart" and a "remove" button. */
function SavedList() {
  "use memo"
  const saved = use(useOpenSaved()())
  const { products, remove } = useStore(saved)
  const add = useCart((cart) => cart.add)

  useEffect(() => {
    const end = new AbortController()
    refreshSaved(saved, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) console.warn("Saved products show their last known prices:", error)
    })
    return () => end.abort()
  }, [saved])

  const addToCart = (id: string) => {
    const product = products.find(({ productId }) => productId === id)
    if (product) add(product)
  }
  return (
    <SavedProducts
      products={products.map(({ productId, sku, price, ...product }) => ({
        ...product,
        id: productId,
        partNumber: sku,
        price,
        priceIncVat: price === null ? null : withVat(price).incVat,
      }))}
      onRemove={remove}
      onAddToCart={addToCart}
      productsHref={routes.products}
    />
  )
}

export interface SavedDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The drawer of saved products. */
export function SavedDrawer({ isOpen, onClose }: SavedDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} title="Saved products">
      <Optional>
        <Suspense fallback={null}>
          <SavedList />
        </Suspense>
      </Optional>
    </Drawer>
  )
}
