import type { LastChange } from "./data"
import { momentText } from "./moment-text"

/**
 * When a product was last changed, and by whom where that is known.
 *
 * @param updatedAt of the stored product, ISO 8601
 * @param last the last change in the activity log, which knows changes of single products; entries are written after the change,
 * so that an older one is about a change before the last: an import or a bulk change came later
 */
export function lastChangeText(updatedAt: string, last: LastChange | null): string {
  const isThis = last !== null && Date.parse(last.at) >= Date.parse(updatedAt)
  return `Last changed ${momentText(updatedAt)}${isThis ? ` by ${last.by}` : ""}`
}
