"use client"

import { type DragEvent, useState } from "react"

interface Drag {
  from: number
  over: number
}

/** Props for reordering a list with a pointer; buttons do the same for everybody else (WCAG 2.2, 2.5.7). */
export interface DragOrder {
  /** For an item's element: shows where the dragged item would go, and accepts the drop. */
  item: (index: number) => {
    onDragOver: (event: DragEvent<HTMLElement>) => void
    onDrop: (event: DragEvent<HTMLElement>) => void
    "data-drop": "before" | "after" | undefined
    "data-dragging": true | undefined
  }
  /** For the grip inside it, so that text in the item can still be selected. */
  grip: (index: number) => {
    draggable: true
    onDragStart: (event: DragEvent<HTMLElement>) => void
    onDragEnd: () => void
  }
}

/**
 * Lets items of one list be dragged to another place in it.
 *
 * @param itemSelector selects the item around a grip, shown as the drag image
 * @param onMove called with the old and the new index
 */
export function useDragOrder(itemSelector: string, onMove: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null)
  return {
    item: (index) => ({
      onDragOver: (event) => {
        // Without a drag of this list, something else is dragged, such as a file, which is ignored.
        if (!drag) return
        event.preventDefault()
        if (drag.over !== index) setDrag({ ...drag, over: index })
      },
      onDrop: (event) => {
        if (!drag) return
        event.preventDefault()
        setDrag(null)
        if (drag.from !== index) onMove(drag.from, index)
      },
      "data-drop":
        drag?.over === index && drag.from !== index ? (index < drag.from ? "before" : "after") : undefined,
      "data-dragging": drag?.from === index ? true : undefined,
    }),
    grip: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        const item = event.currentTarget.closest(itemSelector)
        event.dataTransfer.effectAllowed = "move"
        event.dataTransfer.setData("text/plain", "")
        if (item) event.dataTransfer.setDragImage(item, 12, 12)
        setDrag({ from: index, over: index })
      },
      onDragEnd: () => setDrag(null),
    }),
  }
}
