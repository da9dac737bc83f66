import { useSyncExternalStore } from "react"
import { mayStore, useConsent } from "@/shell/consent/consent-store"
import { SEARCHES_KEY } from "@/shell/consent/optional-keys"
import { createStoredList } from "@/storage/stored-list"
import { subscribe } from "@/storage/use-stored"

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

const NONE: readonly string[] = []

const readRecent = (): readonly string[] => stored.read() ?? NONE

/** Recent searches, newest first; none where the visitor does not allow them, or storage is blocked. */
export function useRecentSearches(): readonly string[] {
  const recent = useSyncExternalStore(subscribe, readRecent, () => NONE)
  return useConsent()?.preferences ? recent : NONE
}

/** Stores a search text, where the visitor allows it. */
export function rememberSearch(query: string): void {
  if (mayStore("preferences")) stored.write(repairRecent([query, ...readRecent()]))
}

/** Deletes all stored searches. */
export const forgetSearches = (): void => stored.write([])
