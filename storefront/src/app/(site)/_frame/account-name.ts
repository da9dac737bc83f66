import { useEffect } from "react"
import { overview } from "@/config/account-routes"
import { hasAccountHint } from "@/lib/session/account-hint"
import { readOwnAccount } from "@/lib/session/own-account"
import { ACCOUNT_NAME } from "./account-name-place"

/** Puts the company's name in place of "Sign in". */
async function showName(signal: AbortSignal): Promise<void> {
  const account = await readOwnAccount(signal)
  if (account === null || signal.aborted) return
  const { trading_name: tradingName, legal_name: legalName } = account.company
  for (const place of document.querySelectorAll(`[${ACCOUNT_NAME}]`)) {
    place.textContent = tradingName ?? legalName
    // For a new tab; the sign-in leads everybody who is signed in to the same page.
    place.closest("a")?.setAttribute("href", overview)
  }
}

/**
 * Shows the signed-in company's name in the header of a public page, which is the same for everybody. It writes into the page
 * itself: a component with a state would cost every page's first script more than the link is worth.
 */
export function useAccountName(): void {
  useEffect(() => {
    if (!hasAccountHint()) return
    const stop = new AbortController()
    showName(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) console.error("Reading the company's name:", error)
    })
    return () => stop.abort()
  }, [])
}
