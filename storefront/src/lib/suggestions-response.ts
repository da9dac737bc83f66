import type { FoundBy } from "@scanwright/backend/contract"
import type { Suggestion, SuggestionGroup } from "@scanwright/design-system"

/** Response of `/api/suggestions`. */
export interface SuggestionsResponse {
  /** Products, best first. */
  readonly suggestions: readonly Suggestion[]
  /** Number of all products that match. */
  readonly count: number
  /** By what the products were found; null where they have the text as it was typed. */
  readonly foundBy: FoundBy | null
  /** What else matches. */
  readonly groups: readonly SuggestionGroup[]
}
