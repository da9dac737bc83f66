"use client"

import { Button, Icon, toaster } from "@scanwright/design-system"
import { buying } from "@/content/buying"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import { COMPARE_LIMIT } from "@/features/buying/compare/compare-product"
import { useOpenSaved } from "@/features/buying/saved/saved-scope"

interface Props {
  /** The chosen products; at least one. */
  products: readonly CartProduct[]
  /** Adds them to the cart, each with its quantity. */
  onAdd: () => void
}

/** Buttons for several chosen products: add them to the cart, compare them, save them. */
export function BulkActions({ products, onAdd }: Props) {
  const openSaved = useOpenSaved()

  const save = async () => {
    try {
      const saved = await openSaved()
      saved.getState().addAll(products)
      toaster.show(buying.savedMany(products.length))
    } catch (error) {
      console.error(`Saving ${products.length} products:`, error)
      toaster.show({ title: buying.failed, description: buying.addFailed, variant: "destructive" })
    }
  }
  const compare = async () => {
    try {
      const { compareStore } = await import("@/features/buying/compare/compare-store")
      const isWhole = compareStore
        .getState()
        .addAll(products.map(({ productId: id, name, image }) => ({ id, name, image })))
      if (!isWhole) toaster.show(buying.tooManyToCompare(COMPARE_LIMIT))
    } catch (error) {
      console.error(`Choosing ${products.length} products to compare:`, error)
      toaster.show({ title: buying.failed, description: buying.addFailed, variant: "destructive" })
    }
  }

  return (
    <>
      <Button size="sm" onClick={onAdd}>
        <Icon name="cart" className="size-4" />
        {buying.addMany(products.length)}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void compare()}>
        {buying.compare}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void save()}>
        {buying.save}
      </Button>
    </>
  )
}
