import { SEARCHES_KEY } from "@/shell/consent/consent"
import { mayStore } from "@/shell/consent/consent-store"
import { createStoredList } from "@/storage/stored-list"

/** Searches offered again. */
const RECENT_MOST = 5
/** Longest text kept: as long as anything that is searched for. */
const MOST_LETTERS = 200

const isText = (found: unknown): found is string =>
  typeof found === "string" && found.trim() !== "" && found.length <= MOST_LETTERS

/** Each once, whatever its case; newest first. */
export function repairRecent(found: readonly unknown[]): string[] {
  const texts = found.filter(isText).map((text) => text.trim())
  const small = texts.map((text) => text.toLowerCase())
  return texts.filter((_, index) => small.indexOf(small[index] ?? "") === index).slice(0, RECENT_MOST)
}

const stored = createStoredList(SEARCHES_KEY, repairRecent, () =>
  // Nobody asked for them to be kept, so nobody is told that they are not.
  console.warn("Recent searches are not kept: this browser's storage is blocked or full."),
)

/** What was looked for before, newest first; nothing where storage is blocked. */
export const readRecent = (): string[] => stored.read() ?? []

/** Keeps what was looked for, where the visitor allows it. @returns all that is kept */
export function rememberSearch(query: string): string[] {
  if (!mayStore("preferences")) return []
  const recent = repairRecent([query, ...readRecent()])
  stored.write(recent)
  return recent
}

/** Forgets all that was looked for. @returns nothing, for what is shown */
export function forgetSearches(): string[] {
  stored.write([])
  return []
}
