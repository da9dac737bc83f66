import { toaster } from "@scanwright/design-system"
import { createStore, type StoreApi } from "zustand/vanilla"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { createStoredList } from "@/storage/stored-list"
import { publishList } from "@/storage/use-stored"
import { SAVED_KEY } from "./saved-items"
import { bounded, freeName, repairSaved, withList, type SavedItem } from "./saved-list"

export interface SavedState {
  /** The items of all lists; those of a list newest first. */
  readonly products: readonly SavedItem[]
  /** Saves a product in the list without a name, or removes it from there. */
  readonly toggle: (product: CartProduct) => void
  /** Saves products in the list without a name, newest first; those already saved stay. */
  readonly addAll: (products: readonly CartProduct[]) => void
  /** Saves a new list. @returns its name, numbered where the wanted one is taken */
  readonly addList: (name: string, wanted: readonly WantedProduct[]) => string
  readonly remove: (productId: string, list?: string) => void
  readonly removeList: (list: string) => void
  /** Updates products by variant id. A product that is no longer sold stays, as out of stock. */
  readonly refresh: (current: ReadonlyMap<string, CartProduct | null>) => void
}

export type Saved = StoreApi<SavedState>

const without = (products: readonly SavedItem[], id: string, list = "") =>
  products.filter((item) => item.productId !== id || item.list !== list)

/** An item of the list without a name. */
const unlisted = (product: CartProduct): SavedItem => ({ ...product, list: "", quantity: 1 })

function refreshed(item: SavedItem, now: CartProduct | null | undefined): SavedItem {
  if (now === undefined) return item
  if (now === null) return { ...item, stock: 0 }
  const { list, quantity, specifications } = item
  return { ...now, specifications, list, quantity }
}

/** The saved products and lists: stored in the browser, and the same in every tab, like the cart. */
export function createSaved(): Saved {
  const stored = createStoredList(SAVED_KEY, repairSaved, () =>
    toaster.show({
      title: "Saved products cannot be kept",
      description:
        "This browser's storage is blocked or full. What you save is lost when you close the page.",
    }),
  )

  const saved = createStore<SavedState>((set, get) => {
    const change = (step: (products: readonly SavedItem[]) => readonly SavedItem[]) => {
      const products = step(stored.read() ?? get().products)
      set({ products })
      stored.write(products)
    }
    return {
      products: stored.read() ?? [],
      toggle: (product) =>
        change((products) => {
          const others = without(products, product.productId)
          return others.length < products.length ? others : bounded([unlisted(product), ...others])
        }),
      addAll: (added) =>
        change((products) => {
          const known = new Set(products.flatMap(({ productId, list }) => (list === "" ? [productId] : [])))
          return bounded([
            ...added.filter(({ productId }) => !known.has(productId)).map(unlisted),
            ...products,
          ])
        }),
      addList: (wantedName, wanted) => {
        const name = freeName(stored.read() ?? get().products, wantedName)
        change((products) => withList(products, name, wanted))
        return name
      },
      remove: (productId, list) => change((products) => without(products, productId, list)),
      removeList: (name) => change((products) => products.filter(({ list }) => list !== name)),
      refresh: (current) =>
        change((products) => products.map((item) => refreshed(item, current.get(item.variantId ?? "")))),
    }
  })

  publishList(SAVED_KEY, saved.getState().products)
  stored.follow(() => {
    const products = stored.read()
    if (!products) return
    saved.setState({ products })
    publishList(SAVED_KEY, products)
  })
  return saved
}
