import { useEffect, useRef, useState } from "react"
import type { LineActions } from "./CartItemLine"
import type { CartItem } from "./cart-item"
import type { Cart } from "./cart-store"
import type { useRemovedLines } from "./use-removed-lines"

/**
 * Actions of the buttons of a cart line. The returned object never changes, so that a press on one line renders only that
 * line.
 *
 * @param removed lines that can be restored
 */
export function useLineActions(
  cart: Cart,
  { lines, remember, forget }: ReturnType<typeof useRemovedLines>,
): LineActions {
  const { setQuantity, remove, restore } = cart.getState()
  const removeLine = (item: CartItem) => {
    remember(item)
    remove(item.id)
  }
  const undoRemoval = (id: string) => {
    const at = lines.findIndex((line) => line.item.id === id)
    const item = lines[at]?.item
    forget(id)
    if (item) restore([{ item, at: lines.slice(0, at).filter((line) => !line.isRemoved).length }])
  }
  const latest = useRef<Omit<LineActions, "setQuantity">>(null)
  useEffect(() => {
    latest.current = { remove: removeLine, undo: undoRemoval }
  })
  const [actions] = useState<LineActions>(() => ({
    setQuantity,
    remove: (item) => latest.current?.remove(item),
    undo: (id) => latest.current?.undo(id),
  }))
  return actions
}
