import { toaster } from "@scanwright/design-system"
import { createStore, type StoreApi } from "zustand/vanilla"
import { createStoredList } from "@/storage/stored-list"
import { publishList } from "@/storage/use-stored"
import { CART_KEY } from "./cart-count"
import { clampQuantity, toCartItem, type CartItem } from "./cart-item"
import type { CartProduct } from "./cart-product"
import { repairItems } from "./repair"

/** Products and how many of each are wanted. */
export interface WantedProduct {
  readonly product: CartProduct
  readonly quantity: number
}

export interface CartState {
  readonly items: readonly CartItem[]
  /** Adds a product: a new line starts at the quantity, an existing one is raised by it. Says so in a toast. */
  readonly add: (product: CartProduct, quantity?: number) => void
  /** Adds several at once, without a toast. */
  readonly addAll: (wanted: readonly WantedProduct[]) => void
  /** A quantity of 0 or below removes the line. */
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** Puts removed lines back, each at its place as far as that still exists. */
  readonly restore: (lines: readonly { item: CartItem; at: number }[]) => void
  /** Takes over what the shop says now, by variant id; null for what it sells no more. */
  readonly refresh: (current: ReadonlyMap<string, CartProduct | null>) => void
}

export type Cart = StoreApi<CartState>

/** The key features that are known: a list knows fewer of a product than its own page does. */
const specificationsOf = (now: CartProduct, item: CartItem) =>
  now.specifications.length > 0 ? now.specifications : item.specifications

const merge = (items: readonly CartItem[], { product, quantity }: WantedProduct): CartItem[] => {
  const index = items.findIndex(({ productId }) => productId === product.productId)
  const before = items[index]
  const fresh = toCartItem(product, (before?.quantity ?? 0) + quantity, Date.now())
  return before
    ? items.with(index, { ...fresh, specifications: specificationsOf(product, before), id: before.id })
    : [...items, fresh].filter((item) => item.quantity > 0)
}

const without = (items: readonly CartItem[], id: string) => items.filter((item) => item.id !== id)

function withQuantity(items: readonly CartItem[], id: string, wanted: number): readonly CartItem[] {
  const quantity = clampQuantity(wanted)
  if (quantity === 0) return without(items, id)
  return items.map((item) => (item.id === id ? { ...item, quantity } : item))
}

function updated(item: CartItem, now: CartProduct | null | undefined): CartItem {
  if (now === undefined) return item
  if (now === null) return { ...item, isGone: true }
  const { name, ...rest } = now
  return {
    ...item,
    ...rest,
    specifications: specificationsOf(now, item),
    productName: name,
    isGone: false,
  }
}

/**
 * The cart: stored in the browser, restored from it, and the same in every tab. Each change begins with what is
 * stored at that moment, so that two tabs do not undo each other's. Where storage is blocked or full, memory holds it and a
 * toast says so once.
 */
export function createCart(): Cart {
  const stored = createStoredList(CART_KEY, repairItems, () =>
    toaster.show({
      title: "Your cart cannot be kept",
      description:
        "This browser's storage is blocked or full. The cart works, and is lost when you close the page.",
    }),
  )

  const cart = createStore<CartState>((set, get) => {
    const change = (step: (items: readonly CartItem[]) => readonly CartItem[]) => {
      const items = step(stored.read() ?? get().items)
      set({ items })
      stored.write(items)
    }
    return {
      items: stored.read() ?? [],
      add: (product, quantity = 1) => {
        // First, so that the toast of a refused write is the one that stays.
        toaster.show({
          title: "Added to Cart!",
          description: `${product.name} has been added to your cart.`,
          variant: "success",
          action: { label: "View cart", href: "/cart" },
        })
        change((items) => merge(items, { product, quantity }))
      },
      addAll: (wanted) => change((items) => wanted.reduce<readonly CartItem[]>(merge, items)),
      setQuantity: (id, quantity) => change((items) => withQuantity(items, id, quantity)),
      remove: (id) => change((items) => without(items, id)),
      clear: () => change(() => []),
      restore: (lines) =>
        change((items) =>
          lines.reduce<readonly CartItem[]>(
            (all, { item, at }) =>
              all.some(({ productId }) => productId === item.productId) ? all : all.toSpliced(at, 0, item),
            items,
          ),
        ),
      refresh: (current) =>
        change((items) => items.map((item) => updated(item, current.get(item.variantId ?? "")))),
    }
  })

  publishList(CART_KEY, cart.getState().items)
  stored.follow(() => {
    const items = stored.read()
    if (!items) return
    cart.setState({ items })
    publishList(CART_KEY, items)
  })
  return cart
}
