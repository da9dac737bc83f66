import type { AccountCompany, AccountPerson } from "@scanwright/backend/contract"
import { ownAccount } from "@/config/api-routes"

/** Longest wait, in ms. */
const TIMEOUT_MS = 8_000

/** Who is signed in, for parts of public pages. */
export interface OwnAccount {
  readonly person: AccountPerson
  readonly company: AccountCompany
}

/**
 * Reads who is signed in. Runs in browsers only, and only where {@link hasAccountHint} says that somebody is.
 *
 * @param signal ends the wait
 * @returns null where nobody is signed in any more
 * @throws Error where no response came in time, or the server failed
 */
export async function readOwnAccount(signal: AbortSignal): Promise<OwnAccount | null> {
  const response = await fetch(ownAccount, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return ((await response.json()) as { account: OwnAccount }).account
}
