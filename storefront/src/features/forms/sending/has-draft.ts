import type { FormType } from "@scanwright/backend/contract"

/** Begins the name of every kept draft. */
export const DRAFT_PREFIX = "enquiry-draft-"

/** Where an unsent form of a kind waits; each kind has a place of its own. */
export const draftKey = (type: FormType): string => DRAFT_PREFIX + type

/** Whether an unsent form of this kind waits on this device. */
export function hasDraft(type: FormType): boolean {
  try {
    return localStorage.getItem(draftKey(type)) !== null
  } catch {
    // Storage is switched off: nothing is kept.
    return false
  }
}
