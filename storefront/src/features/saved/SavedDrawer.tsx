"use client"

import { Drawer, SavedProducts } from "@scanwright/design-system"
import { use } from "react"
import { useStore } from "zustand"
import { routes } from "@/config/routes"
import { useCart } from "@/features/cart/use-cart"
import { withVat } from "@/features/product/vat"
import { useOpenSaved } from "./saved-scope"

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The saved products in their drawer: to look at, to put into the cart, to remove. */
export default function SavedDrawer({ isOpen, onClose }: Props) {
  "use memo"
  const { products, remove } = useStore(use(useOpenSaved()()))
  const add = useCart((cart) => cart.add)

  const addToCart = (id: string) => {
    const product = products.find(({ productId }) => productId === id)
    if (product) add(product)
  }
  return (
    <Drawer open={isOpen} onClose={onClose} title="Saved products">
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
    </Drawer>
  )
}
