import type { FormType } from "@scanwright/backend/contract"
import { DRAFT_PREFIX } from "@/shell/consent/optional-keys"

/** Storage key of the draft of a type of form on this page. */
export const draftKey = (type: FormType): string => `${DRAFT_PREFIX}${type}${location.pathname}`

/** Whether this window or this browser has stored a draft of a type of form on this page. */
export function hasDraft(type: FormType): boolean {
  try {
    const key = draftKey(type)
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null
  } catch {
    // Without storage there is no draft.
    return false
  }
}
