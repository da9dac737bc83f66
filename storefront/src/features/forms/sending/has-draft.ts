import type { FormType } from "@scanwright/backend/contract"

/** Prefix of the storage keys of drafts. */
export const DRAFT_PREFIX = "enquiry-draft-"

/** Storage key of the draft of a type of form. */
export const draftKey = (type: FormType): string => DRAFT_PREFIX + type

/** Whether this browser has stored a draft of a type of form. */
export function hasDraft(type: FormType): boolean {
  try {
    return localStorage.getItem(draftKey(type)) !== null
  } catch {
    // Without storage there is no draft.
    return false
  }
}
