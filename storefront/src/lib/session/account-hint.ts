/**
 * Name of the cookie that scripts may read: a company's member is signed in here. It holds no data and opens nothing; public
 * pages ask who it is only where it is there.
 */
export const ACCOUNT_HINT = "account-hint"

/** Whether a company's member is signed in, as far as this browser knows. Runs in browsers only. */
export const hasAccountHint = (): boolean =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${ACCOUNT_HINT}=`))
