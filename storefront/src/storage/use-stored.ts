import { useSyncExternalStore } from "react"

/** What stores have told of their lists, by key of the browser's storage. */
const told = new Map<string, readonly unknown[]>()
const listeners = new Set<() => void>()

/** Another tab has written, or a page comes back that was put aside and heard nothing meanwhile. */
export const CHANGES = ["storage", "pageshow"] as const

/** Calls back at each change of what is kept, from here or another tab; gives how to stop. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  for (const event of CHANGES) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of CHANGES) window.removeEventListener(event, listener)
  }
}

/** Tells all who subscribed in this tab. */
export const notify = () => {
  for (const listener of listeners) listener()
}

/** Says what a list holds from now on, also where storage is blocked. Its store calls it at every change. */
export function tellKept(key: string, items: readonly unknown[]): void {
  told.set(key, items)
  notify()
}

/**
 * A figure of a list in the browser's storage, without the list's own code: what every page shows of it, at once.
 *
 * @param key of the storage
 * @param figureOf works it out of the items, which nobody has checked: where it throws, the figure is unknown
 * @param unknown the figure on the server, while the page starts, and of what cannot be read
 */
export const useKept = <Figure extends number | boolean>(
  key: string,
  figureOf: (items: readonly unknown[]) => Figure,
  unknown: Figure,
): Figure =>
  useSyncExternalStore(
    subscribe,
    () => {
      try {
        const kept =
          told.get(key) ?? (JSON.parse(localStorage.getItem(key) ?? "") as { items: unknown[] }).items
        return figureOf(kept)
      } catch {
        return unknown
      }
    },
    () => unknown,
  )
