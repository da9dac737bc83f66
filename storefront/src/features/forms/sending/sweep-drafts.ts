import { DRAFT_PREFIX } from "@/shell/consent/optional-keys"
import { mayStore } from "@/shell/consent/consent-store"
import { parseDraft } from "./draft-text"

/** Deletes the drafts on this device that have expired, and all of them where the visitor does not allow them (any longer). */
export function sweepDrafts(): void {
  try {
    const isAllowed = mayStore("preferences")
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue
      if (!isAllowed || parseDraft(localStorage.getItem(key), Date.now()) === null)
        localStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}
