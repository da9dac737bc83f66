import type { FoundBy, StoreSuggestionsResponse } from "@scanwright/backend/contract"
import { readNow } from "./client"
import type { Result } from "./failure"
import { toSuggestedProduct, type SuggestedProduct } from "./shapes"

/** Longest wait, in ms: later suggestions would be for an older text. */
const TIMEOUT_MS = 3_000
/** Products suggested at most: what else matches is below them. */
const SUGGESTIONS = 5

/** Suggested products, best first, the number of all that match, and by what they were found where not by the text. */
interface SuggestedProducts {
  readonly products: readonly SuggestedProduct[]
  readonly count: number
  readonly foundBy: FoundBy | null
}

/**
 * Products whose name or part number matches what was typed, best first.
 *
 * @param query at least one letter
 * @param forwardedFor the chain of addresses the request came by, for the backend's limits
 */
export async function readSuggestions(
  query: string,
  forwardedFor: string | null,
): Promise<Result<SuggestedProducts>> {
  const result = await readNow<StoreSuggestionsResponse>(
    "/store/products/suggestions",
    { q: query, limit: SUGGESTIONS },
    TIMEOUT_MS,
    forwardedFor === null ? undefined : { "x-forwarded-for": forwardedFor },
  )
  if (!result.ok) return result
  const { suggestions, count, found_by: foundBy } = result.value
  return { ok: true, value: { products: suggestions.map(toSuggestedProduct), count, foundBy } }
}
