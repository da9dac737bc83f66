import { useSyncExternalStore } from "react"

/** What is known of one list in the browser's storage. */
interface Known {
  /** The text it was read from; undefined where its store has told it. */
  readonly text?: string | null
  readonly items: readonly unknown[]
}

const NOTHING: readonly unknown[] = []
const known = new Map<string, Known>()
const listeners = new Set<() => void>()

/** The items of a kept text as they are, unchecked: the list's own store repairs them once it is loaded. */
function itemsOf(text: string | null): readonly unknown[] {
  try {
    const value = JSON.parse(text ?? "null") as { items?: unknown } | null
    return Array.isArray(value?.items) ? value.items : NOTHING
  } catch {
    return NOTHING
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function peek(key: string): readonly unknown[] {
  const last = known.get(key)
  if (last && last.text === undefined) return last.items
  const text = textOf(key)
  if (last?.text === text) return last?.items ?? NOTHING
  const items = itemsOf(text)
  known.set(key, { text, items })
  return items
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** Says what a list holds from now on, also where storage is blocked. Its store calls it at every change. */
export function tellKept(key: string, items: readonly unknown[]): void {
  known.set(key, { items })
  for (const listener of listeners) listener()
}

/**
 * A figure of a list in the browser's storage, without the list's own code: what every page shows of it, at once.
 *
 * @param key of the storage
 * @param figureOf works it out of the items, which are unchecked
 * @param unknown the figure on the server and while the page starts
 */
export const useKept = <Figure extends number | boolean>(
  key: string,
  figureOf: (items: readonly unknown[]) => Figure,
  unknown: Figure,
): Figure =>
  useSyncExternalStore(
    subscribe,
    () => figureOf(peek(key)),
    () => unknown,
  )
