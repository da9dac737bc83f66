import { CHANGES, tellKept } from "./use-stored"

/** The form in which lists are kept: `{ version, items }`. */
const VERSION = 1

/** A list in the browser's storage. */
export interface KeptList<Item> {
  /** What is kept now, repaired; null where storage cannot be read or has refused the last write: then memory holds. */
  read: () => Item[] | null
  /** Keeps the items, and tells who shows figures of them. */
  write: (items: readonly Item[]) => void
  /** Calls back when another tab has changed the list. */
  follow: (listener: () => void) => void
}

/** @returns whatever JSON holds; undefined where it holds none */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The items in a kept value of this form, of an older one (the bare list), or of the usual form of other shops. */
function rawItems(value: unknown): unknown[] {
  const inside = (one: unknown, name: string): unknown =>
    typeof one === "object" && one !== null ? (one as Record<string, unknown>)[name] : undefined
  const found = [value, inside(value, "items"), inside(inside(value, "state"), "items")].find(Array.isArray)
  return found ?? []
}

/**
 * Keeps a list under a key of the browser's storage.
 *
 * @param key of the storage
 * @param repair makes proper items of whatever was found: anybody can write there
 * @param onRefused told once that storage is blocked or full
 */
export function keepList<Item>(
  key: string,
  repair: (found: readonly unknown[]) => Item[],
  onRefused: () => void,
): KeptList<Item> {
  let isRefused = false
  /** What was read or written last: the same text gives the same items, which a page need not draw again. */
  let last: { text: string; items: Item[] } | null = null
  let hasTold = false

  const refuse = () => {
    isRefused = true
    if (!hasTold) onRefused()
    hasTold = true
  }

  return {
    read: () => {
      if (isRefused) return null
      try {
        const text = localStorage.getItem(key) ?? ""
        if (last?.text !== text) last = { text, items: repair(rawItems(parse(text))) }
        return last.items
      } catch {
        return null
      }
    },
    write: (items) => {
      const text = JSON.stringify({ version: VERSION, items })
      try {
        localStorage.setItem(key, text)
        last = { text, items: [...items] }
        isRefused = false
      } catch {
        refuse()
      }
      tellKept(key, items)
    },
    follow: (listener) => {
      const onChange = (event: Event) => {
        const changed = "key" in event ? event.key : null
        // A cleared storage names no key.
        if (changed === key || changed === null) listener()
      }
      for (const event of CHANGES) window.addEventListener(event, onChange)
    },
  }
}
