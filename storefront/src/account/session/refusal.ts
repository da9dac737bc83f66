import { ACCOUNT_REFUSALS } from "@scanwright/backend/contract"
import type { Failure } from "@/lib/medusa/failure"
import { accountCopy } from "@/content/account"

/** Sentences of the backend that people read as they are. */
const SHOWN = new Set<string>(Object.values(ACCOUNT_REFUSALS).map(({ message }) => message))

/** What the backend wrote about a failure. */
const reasonOf = ({ cause }: Failure): string => (cause instanceof Error ? cause.message : "")

/**
 * Why a request was refused, as a sentence for the person who sent it. A failure that nobody foresaw is logged.
 *
 * @param failure of the request to Medusa
 */
export function refusalOf(failure: Failure): string {
  const reason = reasonOf(failure)
  if (failure.kind === "expired") return accountCopy.refusals.expired
  // Medusa's message contains the seconds of its Retry-After.
  if (SHOWN.has(reason) || failure.status === 429) return reason
  if (failure.kind === "unavailable" || failure.kind === "blocked") return failure.message
  console.error("A request of a company's account:", failure.cause)
  return accountCopy.refusals.broken
}

/** Why a new password was refused, which stands beside its field; null for any other failure. */
export function passwordRefusalOf(failure: Failure): string | null {
  const reason = reasonOf(failure)
  return failure.status === 400 && reason !== "" && !SHOWN.has(reason) ? reason : null
}
