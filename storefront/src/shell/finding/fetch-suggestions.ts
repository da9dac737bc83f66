import * as apiRoutes from "@/config/api-routes"
import type { SuggestionsResponse } from "@/lib/suggestions-response"

/** Longest wait for a response, in ms. */
const TIMEOUT_MS = 5_000

/**
 * Asks for what a text may mean, from the browser.
 *
 * @param signal aborted when nobody needs it any more
 * @throws Error where there is no response of success
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionsResponse> {
  const response = await fetch(apiRoutes.suggestions(text), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as SuggestionsResponse
}
