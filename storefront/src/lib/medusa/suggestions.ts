import type { StoreSuggestionsResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import type { Result } from "./failure"
import { toSuggestedProduct, type SuggestedProduct } from "./shapes"

/** Longest wait, in ms: later suggestions would be for an older text. */
const TIMEOUT_MS = 3_000
/** Suggestions shown at most. */
const SUGGESTIONS = 8

/**
 * Products whose name or part number matches what was typed, best first.
 *
 * @param query at least one letter
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export async function readSuggestions(
  query: string,
  forwardedFor: string | null,
): Promise<Result<SuggestedProduct[]>> {
  const result = await readNow<StoreSuggestionsResponse>(
    "/store/products/suggestions",
    { q: query, limit: SUGGESTIONS },
    TIMEOUT_MS,
    forwardedFor === null ? undefined : { "x-forwarded-for": forwardedFor },
  )
  return result.ok ? { ok: true, value: result.value.suggestions.map(toSuggestedProduct) } : result
}
