"use client"

import { type RefObject, useEffect, useRef } from "react"

/** Props for a list with remove buttons. */
export interface FocusAfterRemoval<T extends HTMLElement> {
  /** For the element around the list, with `tabIndex={-1}`: takes the focus when the list is empty. */
  root: RefObject<T | null>
  /** Call it with an item's place when its remove button is pressed. Each such button carries `data-remove`. */
  willRemove: (index: number) => void
}

/**
 * Moves the focus when a pressed remove button disappears with its item: to the button of the item that takes its place, to
 * the last one, or to the list's frame, instead of to the top of the page.
 */
export function useFocusAfterRemoval<T extends HTMLElement>(count: number): FocusAfterRemoval<T> {
  const root = useRef<T>(null)
  const removed = useRef<number | null>(null)
  const countBefore = useRef(count)

  useEffect(() => {
    const place = removed.current
    const isFewer = count < countBefore.current
    countBefore.current = count
    if (place === null || !isFewer) return
    removed.current = null
    // A focus that has moved on in between stays.
    if (document.activeElement && document.activeElement !== document.body) return
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])]
    const next = buttons[place] ?? buttons.at(-1) ?? root.current
    next?.focus()
  }, [count])

  return {
    root,
    willRemove: (index) => {
      removed.current = index
    },
  }
}
