import { DRAFT_PREFIX } from "@/shell/consent/optional-keys"
import { parseDraft } from "./draft-text"

/** Deletes the drafts on this device that have expired. */
export function sweepDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isDraft = key.startsWith(DRAFT_PREFIX)
      if (isDraft && parseDraft(localStorage.getItem(key), Date.now()) === null) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no drafts.
  }
}
