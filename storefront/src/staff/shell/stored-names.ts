import { createStoredList } from "@/storage/stored-list"

/** Most names of a list. */
const MOST = 50

const NONE: readonly string[] = []

/** The names in unchecked data. */
const validNames = (found: readonly unknown[]): string[] =>
  found.filter((name): name is string => typeof name === "string" && name.length <= 100).slice(0, MOST)

interface StoredNames {
  readonly read: () => readonly string[]
  readonly write: (names: readonly string[]) => void
}

const lists = new Map<string, StoredNames>()

/**
 * A short list of names in the browser's storage, for choices that may be forgotten: where storage is blocked they last as long
 * as the page. The same object at each call.
 *
 * @param key of the storage
 */
export function storedNames(key: string): StoredNames {
  const known = lists.get(key)
  if (known) return known
  let inMemory = NONE
  const stored = createStoredList(key, validNames, () => undefined)
  const list: StoredNames = {
    read: () => stored.read() ?? inMemory,
    write: (names) => {
      inMemory = names
      stored.write(names)
    },
  }
  lists.set(key, list)
  return list
}
