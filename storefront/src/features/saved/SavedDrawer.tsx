"use client"

import { Drawer, SavedProducts } from "@scanwright/design-system"
import { Suspense, use } from "react"
import { useStore } from "zustand"
import { routes } from "@/config/routes"
import { useCart } from "@/features/cart/use-cart"
import { Optional } from "@/features/layout/Optional"
import { withVat } from "@/features/product/vat"
import { useOpenSaved } from "./saved-scope"

/** The list in the drawer: newest first, each to look at, to put into the cart, to remove. */
function SavedList() {
  "use memo"
  const { products, remove } = useStore(use(useOpenSaved()()))
  const add = useCart((cart) => cart.add)

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

/** The saved products in their drawer. */
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
