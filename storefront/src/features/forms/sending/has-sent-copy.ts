/** Where the copy of an application that was sent lies: in the window's own storage, gone when it is closed. */
export const SENT_KEY = "enquiry-sent"

/** Whether a copy of something sent lies in this window. */
export function hasSentCopy(): boolean {
  try {
    return sessionStorage.getItem(SENT_KEY) !== null
  } catch {
    // Storage is switched off: nothing is kept.
    return false
  }
}
