import { useState } from "react"
import type { CartItem } from "./cart-item"

/** A removed line, and its former place. */
export interface RemovedLine {
  readonly item: CartItem
  readonly at: number
}

/** A line as the page shows it: in the cart, or removed and still at its place. */
export interface ShownLine {
  readonly item: CartItem
  readonly isRemoved: boolean
}

/**
 * Lines removed since the page was opened. Removed lines stay at their places, so that each can be restored there; a line
 * whose product was added again disappears.
 *
 * @param items of the cart
 */
export function useRemovedLines(items: readonly CartItem[]) {
  const [all, setAll] = useState<readonly RemovedLine[]>([])
  const removed = all.filter(({ item }) => !items.some(({ productId }) => productId === item.productId))
  const lines = removed.reduce<readonly ShownLine[]>(
    (shown, { item, at }) => shown.toSpliced(at, 0, { item, isRemoved: true }),
    items.map((item) => ({ item, isRemoved: false })),
  )
  return {
    lines,
    /** Records a line that is about to be removed, with its place among the visible lines. */
    remember: (item: CartItem) => {
      const at = lines.findIndex((line) => line.item.id === item.id)
      // In the order of places, so that earlier lines are inserted first.
      setAll([...removed, { item, at }].sort((a, b) => a.at - b.at))
    },
    /** Drops the record of a restored line. */
    forget: (id: string) => setAll(removed.filter(({ item }) => item.id !== id)),
    forgetAll: () => setAll([]),
  }
}
