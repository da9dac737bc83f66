import { useState } from "react"
import type { CartItem } from "./cart-item"

/** A line that was removed, and where it stood. */
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
 * Lines removed since the page was opened. They stay at their places, so that each can be put back from there; one whose
 * product has come back in another way goes.
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
    /** Remembers a line that is about to go, at its place among those shown. */
    remember: (item: CartItem) => {
      const at = lines.findIndex((line) => line.item.id === item.id)
      // By place, so that each is put in where the ones before it have made room.
      setAll([...removed, { item, at }].sort((a, b) => a.at - b.at))
    },
    /** Forgets it again: it is put back. */
    forget: (id: string) => setAll(removed.filter(({ item }) => item.id !== id)),
    forgetAll: () => setAll([]),
  }
}
