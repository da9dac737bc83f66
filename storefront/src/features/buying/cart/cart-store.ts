import { toaster } from "@scanwright/design-system"
import { createStore, type StoreApi } from "zustand/vanilla"
import * as routes from "@/config/routes"
import { addedToCart, viewCart } from "@/content/added-to-cart"
import { createStoredList } from "@/storage/stored-list"
import { publishList } from "@/storage/use-stored"
import { CART_KEY } from "./cart-count"
import { clampQuantity, QUANTITY_MOST, toCartItem, totalsOf, type CartItem } from "./cart-item"
import type { CartProduct } from "./cart-product"
import { repairItems } from "./repair"

/** A product with the quantity to add. */
export interface WantedProduct {
  readonly product: CartProduct
  readonly quantity: number
}

export interface CartState {
  readonly items: readonly CartItem[]
  /**
   * Adds products: a new line starts at the quantity, an existing one is raised by it. One toast says how many were added.
   *
   * @param note sentence after it
   */
  readonly add: (wanted: readonly WantedProduct[], note?: string) => void
  /** A quantity of 0 or below removes the line. */
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** Restores removed lines, each at its former place where possible. */
  readonly restore: (lines: readonly { item: CartItem; at: number }[]) => void
  /** Updates products by variant id; null marks a product as no longer sold. */
  readonly refresh: (current: ReadonlyMap<string, CartProduct | null>) => void
}

export type Cart = StoreApi<CartState>

/** The known key features: a list has fewer of a product than its page. */
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

/** Says in a toast how many pieces more the cart has. */
function confirmAdded(
  wanted: readonly WantedProduct[],
  before: readonly CartItem[],
  after: readonly CartItem[],
  note: string,
): void {
  const { description, ...toast } = addedToCart({
    names: [...new Map(wanted.map(({ product }) => [product.productId, product.name])).values()],
    pieces: totalsOf(after).quantity - totalsOf(before).quantity,
    wanted: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
    most: QUANTITY_MOST,
  })
  toaster.show({
    ...toast,
    description: [description, note].filter(Boolean).join(" "),
    action: window.location.pathname === routes.cart ? undefined : viewCart,
  })
}

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
 * The cart: stored in the browser, and the same in every tab. Each change starts from the stored state, so that two tabs
 * do not overwrite each other's changes. Where storage is blocked or full, the cart is in memory only and a toast warns
 * once.
 */
export function createCart(): Cart {
  const stored = createStoredList(CART_KEY, repairItems, () =>
    toaster.show({
      title: "Your cart cannot be kept",
      description:
        "This browser's storage is blocked or full. You can use the cart, but it is lost when you close the page.",
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
      add: (wanted, note = "") =>
        change((before) => {
          const after = wanted.reduce<readonly CartItem[]>(merge, before)
          // Before the change is written: the toast of a refused write replaces this one.
          confirmAdded(wanted, before, after, note)
          return after
        }),
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
