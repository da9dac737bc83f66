import { SEARCHES_KEY } from "@/shell/consent/optional-keys"
import { mayStore } from "@/shell/consent/consent-store"
import { createStoredList } from "@/storage/stored-list"

/** Number of recent searches offered. */
const RECENT_MOST = 5
/** Longest stored text: the longest that can be searched for. */
const MOST_LETTERS = 200

const isText = (found: unknown): found is string =>
  typeof found === "string" && found.trim() !== "" && found.length <= MOST_LETTERS

/** Recent searches from unchecked storage: each once, whatever its case; newest first. */
export function repairRecent(found: readonly unknown[]): string[] {
  const texts = found.filter(isText).map((text) => text.trim())
  const small = texts.map((text) => text.toLowerCase())
  return texts.filter((_, index) => small.indexOf(small[index] ?? "") === index).slice(0, RECENT_MOST)
}

const stored = createStoredList(SEARCHES_KEY, repairRecent, () =>
  // Storing recent searches is optional, so a refused write needs no message to the visitor.
  console.warn("Recent searches are not kept: this browser's storage is blocked or full."),
)

/** Recent searches, newest first; none where storage is blocked. */
export const readRecent = (): string[] => stored.read() ?? []

/** Stores a search text, where the visitor allows it. @returns all stored texts */
export function rememberSearch(query: string): string[] {
  if (!mayStore("preferences")) return []
  const recent = repairRecent([query, ...readRecent()])
  stored.write(recent)
  return recent
}

/** Deletes all stored searches. @returns the empty list */
export function forgetSearches(): string[] {
  stored.write([])
  return []
}
