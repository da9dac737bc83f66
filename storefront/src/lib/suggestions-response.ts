import type { Suggestion, SuggestionGroup } from "@scanwright/design-system"

/** Response of `/api/suggestions`. */
export interface SuggestionsResponse {
  /** Products, best first. */
  readonly suggestions: readonly Suggestion[]
  /** Number of all products that match. */
  readonly count: number
  /** What else matches. */
  readonly groups: readonly SuggestionGroup[]
}
