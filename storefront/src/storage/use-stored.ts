import { useSyncExternalStore } from "react"

/** Items published by the stores, by key of the browser's storage. */
const published = new Map<string, readonly unknown[]>()
const listeners = new Set<() => void>()

/** Events after which storage may differ: another tab has written, or the page returns from the back/forward cache. */
export const CHANGES = ["storage", "pageshow"] as const

/** Calls a listener at each change of storage in this tab or another. @returns a function that unsubscribes */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  for (const event of CHANGES) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of CHANGES) window.removeEventListener(event, listener)
  }
}

/** Calls every listener of this tab. */
export const notify = () => {
  for (const listener of listeners) listener()
}

/** Publishes the items of a list to this tab, also where storage is blocked. Stores call it at every change. */
export function publishList(key: string, items: readonly unknown[]): void {
  published.set(key, items)
  notify()
}

/**
 * A count or flag of a stored list, read without loading the list's own code.
 *
 * @param key of the storage
 * @param figureOf computes the value from unchecked items; where it throws, `unknown` is used
 * @param unknown the value on the server, during hydration, and where the items cannot be read
 */
export const useStored = <Figure extends number | boolean>(
  key: string,
  figureOf: (items: readonly unknown[]) => Figure,
  unknown: Figure,
): Figure =>
  useSyncExternalStore(
    subscribe,
    () => {
      try {
        const items =
          published.get(key) ?? (JSON.parse(localStorage.getItem(key) ?? "") as { items: unknown[] }).items
        return figureOf(items)
      } catch {
        return unknown
      }
    },
    () => unknown,
  )
