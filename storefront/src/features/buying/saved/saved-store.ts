import { toaster } from "@scanwright/design-system"
import { createStore, type StoreApi } from "zustand/vanilla"
import { repairProduct } from "@/features/buying/cart/repair"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import { createStoredList } from "@/storage/stored-list"
import { publishList } from "@/storage/use-stored"
import { SAVED_KEY } from "./saved-items"

/** Most saved products: the oldest are dropped first. */
const SAVED_MOST = 200

export interface SavedState {
  /** Newest first. */
  readonly products: readonly CartProduct[]
  /** Saves a product, or removes a saved one. */
  readonly toggle: (product: CartProduct) => void
  readonly remove: (productId: string) => void
  /** Updates products by variant id. A product that is no longer sold stays, as out of stock. */
  readonly refresh: (current: ReadonlyMap<string, CartProduct | null>) => void
}

export type Saved = StoreApi<SavedState>

function repairProducts(found: readonly unknown[]): CartProduct[] {
  const products = found.slice(0, SAVED_MOST).flatMap((one) => repairProduct(one) ?? [])
  return [...new Map(products.map((product) => [product.productId, product])).values()]
}

const without = (products: readonly CartProduct[], id: string) =>
  products.filter(({ productId }) => productId !== id)

/** The saved products: stored in the browser, and the same in every tab, like the cart. */
export function createSaved(): Saved {
  const stored = createStoredList(SAVED_KEY, repairProducts, () =>
    toaster.show({
      title: "Saved products cannot be kept",
      description:
        "This browser's storage is blocked or full. What you save is lost when you close the page.",
    }),
  )

  const saved = createStore<SavedState>((set, get) => {
    const change = (step: (products: readonly CartProduct[]) => readonly CartProduct[]) => {
      const products = step(stored.read() ?? get().products)
      set({ products })
      stored.write(products)
    }
    return {
      products: stored.read() ?? [],
      toggle: (product) =>
        change((products) => {
          const others = without(products, product.productId)
          return others.length < products.length ? others : [product, ...others].slice(0, SAVED_MOST)
        }),
      remove: (productId) => change((products) => without(products, productId)),
      refresh: (current) =>
        change((products) =>
          products.map((product) => {
            const now = current.get(product.variantId ?? "")
            if (now === undefined) return product
            return now ? { ...now, specifications: product.specifications } : { ...product, stock: 0 }
          }),
        ),
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
