/** Where an unsent form waits; the window's own storage, gone when it is closed. */
export const DRAFT_KEY = "enquiry-draft"

/** Whether an unsent form waits in this window. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null
  } catch {
    // Storage is switched off: nothing is kept.
    return false
  }
}
