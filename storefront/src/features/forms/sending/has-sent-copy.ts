/** Key of the copy of a sent application in the session's storage, which ends with the window. */
export const SENT_KEY = "enquiry-sent"

/** Whether this window has stored a copy of a sent application. */
export function hasSentCopy(): boolean {
  try {
    return sessionStorage.getItem(SENT_KEY) !== null
  } catch {
    // Without storage there is no copy.
    return false
  }
}
