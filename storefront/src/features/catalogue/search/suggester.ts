import * as apiRoutes from "@/config/api-routes"
import type { SuggestionsResponse } from "@/lib/suggestions-response"

/** Suggestions for the text in the search box. */
export interface Suggestions extends SuggestionsResponse {
  readonly state: "ready" | "loading" | "failed"
}

/** The result of a blank text. */
export const NO_SUGGESTIONS: SuggestionsResponse = { suggestions: [], count: 0, foundBy: null, groups: [] }

/** Pause after a key before a request, in ms. */
const PAUSE_MS = 150
/** Longest wait for a response, in ms: longer than the server waits for the backend. */
const TIMEOUT_MS = 5_000
/** Number of cached results, and for how long, in ms: prices and stock change. */
const CACHE_SIZE = 30
const CACHED_MS = 60_000

/** Texts that differ in case and spaces share a cached result. */
const keyOf = (query: string): string => query.trim().replace(/\s+/g, " ").toLowerCase()

/**
 * Requests suggestions while a text is typed: after a pause, one request at a time, for the newest text. The last results
 * are cached, so that a deleted letter needs no request.
 */
export class Suggester {
  readonly #tell: (answer: Suggestions) => void
  readonly #answers = new Map<string, { found: SuggestionsResponse; until: number }>()
  #shown = NO_SUGGESTIONS
  #pause: ReturnType<typeof setTimeout> | undefined
  #question: AbortController | undefined

  /** @param onChange called with every change of the suggestions */
  constructor(onChange: (answer: Suggestions) => void) {
    this.#tell = onChange
  }

  /** Requests suggestions for a new text; the previous request is aborted, and a blank text has no suggestions. */
  ask(query: string): void {
    this.stop()
    const key = keyOf(query)
    const cached = this.#answers.get(key)
    if (key === "") this.#show(NO_SUGGESTIONS)
    else if (cached && cached.until > Date.now()) this.#show(cached.found)
    else {
      // The previous suggestions stay visible while the next are loading.
      this.#tell({ ...this.#shown, state: "loading" })
      this.#pause = setTimeout(() => void this.#find(key), PAUSE_MS)
    }
  }

  /** Aborts the pending request. */
  stop(): void {
    clearTimeout(this.#pause)
    this.#question?.abort()
  }

  #show(found: SuggestionsResponse): void {
    this.#shown = found
    this.#tell({ ...found, state: "ready" })
  }

  #keep(key: string, found: SuggestionsResponse): void {
    this.#answers.delete(key)
    this.#answers.set(key, { found, until: Date.now() + CACHED_MS })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > CACHE_SIZE && oldest !== undefined) this.#answers.delete(oldest)
  }

  async #find(key: string): Promise<void> {
    const question = new AbortController()
    this.#question = question
    try {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const response = await fetch(apiRoutes.suggestions(key), { signal })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const found = (await response.json()) as SuggestionsResponse
      if (question.signal.aborted) return
      this.#keep(key, found)
      this.#show(found)
    } catch (error) {
      if (question.signal.aborted) return
      // Only logged (specification, section 8): without suggestions, submitting the form opens the results.
      console.error(`Suggesting products for "${key}":`, error)
      this.#shown = NO_SUGGESTIONS
      this.#tell({ ...NO_SUGGESTIONS, state: "failed" })
    }
  }
}
