import type { MissedSearch, StoreMissedSearchResponse } from "@scanwright/backend/contract"
import { postNow } from "./client"
import type { Result } from "./failure"

/** Longest wait, in ms: nobody waits for the answer. */
const TIMEOUT_MS = 3_000

/**
 * Counts one search without result in the backend.
 *
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export function addMissedSearch(
  search: MissedSearch,
  forwardedFor: string | null,
): Promise<Result<StoreMissedSearchResponse>> {
  return postNow("/store/missed-searches", {
    body: search,
    timeoutMs: TIMEOUT_MS,
    headers: forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor },
  })
}
