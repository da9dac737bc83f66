"use client"

import { type DragEvent, useState } from "react"

interface Drag {
  from: number
  over: number
}

/** What moves items of a list with a pointer; buttons do the same for everybody else (WCAG 2.2, 2.5.7). */
export interface DragOrder {
  /** For an item's element: marks where what is dragged would go, and takes it there. */
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
 * @param itemSelector finds the item around a grip, whose picture goes with the pointer
 * @param onMove told the old and the new place
 */
export function useDragOrder(itemSelector: string, onMove: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null)
  return {
    item: (index) => ({
      onDragOver: (event) => {
        // Without a drag of this list it is a file, or text, and none of ours.
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
