"use client"

import type { INQUIRY_LINES_MOST } from "@scanwright/backend/contract"
import {
  Button,
  Drawer,
  ErrorBoundary,
  Ruled,
  SavedProducts,
  Select,
  Text,
  toaster,
} from "@scanwright/design-system"
import { Suspense, use, useEffect, useState } from "react"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { saved as copy } from "@/content/saved"
import { useAdd } from "@/features/buying/cart/use-add"
import { lookUp } from "@/features/buying/cart/look-up"
import { useCart } from "@/features/buying/cart/use-cart"
import { incVatOf } from "@/lib/vat"
import { formatSharedList } from "./list-address"
import { NewListForm } from "./NewListForm"
import { itemsOf, namesOf, type SavedItem } from "./saved-list"
import { useOpenSaved } from "./saved-scope"
import type { Saved } from "./saved-store"
import { useSaveList } from "./use-save-list"

/**
 * Most products that are looked up at once. Imported as a type only, because the contract would bring zod along.
 */
const LOOKED_UP_MOST: typeof INQUIRY_LINES_MOST = 500

/** Refreshes prices and stock of the saved products. */
async function refreshSaved(saved: Saved, signal: AbortSignal): Promise<void> {
  const ids = new Set(saved.getState().products.flatMap(({ variantId }) => variantId ?? []))
  const variants = [...ids].slice(0, LOOKED_UP_MOST)
  if (variants.length === 0) return
  const found = await lookUp({ variants }, signal)
  saved.getState().refresh(new Map(variants.map((id, at) => [id, found.variants[at] ?? null])))
}

/** Copies the link of a list, and says so. */
async function copyLink(items: readonly SavedItem[]): Promise<void> {
  const link = window.location.origin + routes.sharedList(formatSharedList(items))
  try {
    await navigator.clipboard.writeText(link)
    toaster.show(copy.copied)
  } catch (error) {
    console.error("Copying the link of a list:", error)
    toaster.show({ ...copy.copyFailed(link), variant: "destructive" })
  }
}

interface ListActionsProps {
  /** Items of the shown list. */
  items: readonly SavedItem[]
  onRemove: (() => void) | null
}

/** What can be done with a list: add all of it to the cart, share it, save it under a name, delete it. */
function ListActions({ items, onRemove }: ListActionsProps) {
  const { add, failure } = useAdd()
  const saveList = useSaveList()
  const wanted = items.map(({ quantity, list: _, ...product }) => ({ product, quantity }))
  const numberless = items.filter(({ sku }) => sku === null).length
  return (
    <Ruled className="mt-6 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => add(wanted)}>
          {copy.add(items.length)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={numberless === items.length}
          onClick={() => void copyLink(items)}
        >
          {copy.share}
        </Button>
        {onRemove && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {copy.remove}
          </Button>
        )}
      </div>
      <p role="alert">{failure}</p>
      <Text size="sm" variant="muted">
        {copy.shareText} {numberless > 0 && copy.withoutNumber(numberless)}
      </Text>
      <NewListForm label={copy.newList} onSave={(name) => void saveList(name, wanted)} />
    </Ruled>
  )
}

/** The saved products of a list, newest first, each with a link, an "add to cart" and a "remove" button. */
function SavedList() {
  "use memo"
  const saved = use(useOpenSaved()())
  const { products, remove, removeList } = useStore(saved)
  const add = useCart((cart) => cart.add)
  const [chosen, setChosen] = useState("")
  const names = namesOf(products)
  const list = names.includes(chosen) ? chosen : ""
  const items = itemsOf(products, list)

  useEffect(() => {
    const end = new AbortController()
    refreshSaved(saved, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) console.warn("Saved products show their last known prices:", error)
    })
    return () => end.abort()
  }, [saved])

  const addToCart = (id: string) => {
    const item = items.find(({ productId }) => productId === id)
    if (item) add([{ product: item, quantity: item.quantity }])
  }
  const deleteList = () => {
    removeList(list)
    toaster.show(copy.removed(list))
  }
  return (
    <>
      {names.length > 0 && (
        <Select
          label={copy.list}
          className="mb-5"
          value={list}
          onChange={({ target }) => setChosen(target.value)}
          options={["", ...names].map((name) => ({
            value: name,
            label: copy.option(name === "" ? copy.own : name, itemsOf(products, name).length),
          }))}
        />
      )}
      <SavedProducts
        key={list}
        label={list === "" ? copy.own : list}
        products={items.map(({ productId, sku, price, quantity, list: _, ...product }) => ({
          ...product,
          ...(list !== "" && { quantity }),
          id: productId,
          partNumber: sku,
          price,
          priceIncVat: incVatOf(price),
        }))}
        onRemove={(id) => remove(id, list)}
        onAddToCart={addToCart}
        productsHref={routes.products}
      />
      {items.length > 0 && <ListActions items={items} onRemove={list === "" ? null : deleteList} />}
    </>
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
      <ErrorBoundary>
        <Suspense fallback={null}>
          <SavedList />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}
