/** Key of the lines of the last quote request in the session's storage, which ends with the window. */
export const SENT_QUOTE_KEY = "quote-sent"

/** Whether this window has stored the lines of a quote request. */
export function hasSentQuote(): boolean {
  try {
    return sessionStorage.getItem(SENT_QUOTE_KEY) !== null
  } catch {
    // Without storage there is nothing to show.
    return false
  }
}
