import { VIEWED_KEY } from "@/shell/consent/optional-keys"
import { mayStore } from "@/shell/consent/consent-store"
import { createStoredList } from "@/storage/stored-list"
import { othersThan, repairViewed, withViewed } from "./viewed-list"

/** Without storage the row stays empty, which needs no message. */
const ignore = () => undefined

const stored = createStoredList(VIEWED_KEY, repairViewed, ignore)

/**
 * Stores that a product's page was viewed, where the visitor allows it.
 *
 * @returns the pages viewed before, latest first; none where it is not allowed
 */
export function rememberViewed(path: string): string[] {
  if (!mayStore("preferences")) return []
  const viewed = stored.read() ?? []
  stored.write(withViewed(viewed, path))
  return othersThan(viewed, path)
}
