import { CHANGES, publishList } from "./use-stored"

/** Version of the stored format, `{ version, items }`. */
const VERSION = 1

/** A list in the browser's storage. */
export interface StoredList<Item> {
  /**
   * The stored items, repaired; null where storage cannot be read or refused the last write, and the items are in memory
   * only.
   */
  read: () => Item[] | null
  /** Stores the items, and publishes them to components that show counts. */
  write: (items: readonly Item[]) => void
  /** Calls back when another tab has changed the list. */
  follow: (listener: () => void) => void
}

/** @returns the parsed JSON; undefined for invalid JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The items of a stored value: of this format, of an older one (the bare list), or of the format that is usual in other
 * shops.
 */
function rawItems(value: unknown): unknown[] {
  const inside = (one: unknown, name: string): unknown =>
    typeof one === "object" && one !== null ? (one as Record<string, unknown>)[name] : undefined
  const found = [value, inside(value, "items"), inside(inside(value, "state"), "items")].find(Array.isArray)
  return found ?? []
}

/**
 * Makes a list that is stored under a key of the browser's storage.
 *
 * @param key of the storage
 * @param repair returns valid items from unchecked data, which anybody can write
 * @param onRefused called once when storage is blocked or full
 */
export function createStoredList<Item>(
  key: string,
  repair: (found: readonly unknown[]) => Item[],
  onRefused: () => void,
): StoredList<Item> {
  let isRefused = false
  /**
   * The text last read or written, with its items: an equal text returns the same array, so that nothing is rendered
   * again.
   */
  let last: { text: string; items: Item[] } | null = null
  let hasReported = false

  const refuse = () => {
    isRefused = true
    if (!hasReported) onRefused()
    hasReported = true
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
      publishList(key, items)
    },
    follow: (listener) => {
      const onChange = (event: Event) => {
        const changed = "key" in event ? event.key : null
        // `key` is null when the whole storage was cleared.
        if (changed === key || changed === null) listener()
      }
      for (const event of CHANGES) window.addEventListener(event, onChange)
    },
  }
}
