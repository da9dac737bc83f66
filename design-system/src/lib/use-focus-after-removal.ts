"use client"

import { type RefObject, useEffect, useRef } from "react"

/** What a list needs whose items can be taken away. */
export interface FocusAfterRemoval<T extends HTMLElement> {
  /** For the element around the list; give it `tabIndex={-1}`: it takes the focus when nothing is left. */
  root: RefObject<T | null>
  /** Call it with an item's place when its remove button is pressed. Each such button carries `data-remove`. */
  willRemove: (index: number) => void
}

/**
 * Keeps the keyboard's place when a pressed remove button goes with its item: the focus moves to the button of the item
 * that takes its place, to the last one, or to the list's frame, instead of to the top of the page.
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
    // Somebody who has gone on meanwhile stays where they are.
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
