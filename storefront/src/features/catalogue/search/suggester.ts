import type { Suggestion } from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"

/** What the search box shows for what stands in it. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[]
  readonly state: "ready" | "loading" | "failed"
}

/** Pause after a letter before anything is asked for, in ms. */
const PAUSE_MS = 150
/** Longest wait for an answer, in ms: longer than the server waits for the backend. */
const TIMEOUT_MS = 5_000
/** Answers kept, and for how long, in ms: prices and stock change. */
const KEPT = 30
const KEPT_MS = 60_000

/** Case and spaces around make no other question. */
const keyOf = (query: string): string => query.trim().replace(/\s+/g, " ").toLowerCase()

/**
 * Finds suggestions for what is being typed: after a pause, one question at a time, the newest. The last answers are kept,
 * so that a letter taken back costs nothing.
 */
export class Suggester {
  readonly #tell: (answer: Suggestions) => void
  readonly #answers = new Map<string, { suggestions: readonly Suggestion[]; until: number }>()
  #shown: readonly Suggestion[] = []
  #pause: ReturnType<typeof setTimeout> | undefined
  #question: AbortController | undefined

  /** @param tell is told every change of what there is to show */
  constructor(tell: (answer: Suggestions) => void) {
    this.#tell = tell
  }

  /** Another text stands in the field: what was asked before no longer matters. A blank one asks for nothing. */
  ask(query: string): void {
    this.stop()
    const key = keyOf(query)
    const kept = this.#answers.get(key)
    if (key === "") this.#show([])
    else if (kept && kept.until > Date.now()) this.#show(kept.suggestions)
    else {
      // What was found for the letters before stays in sight meanwhile.
      this.#tell({ suggestions: this.#shown, state: "loading" })
      this.#pause = setTimeout(() => void this.#find(key), PAUSE_MS)
    }
  }

  /** Forgets the question that is on its way. */
  stop(): void {
    clearTimeout(this.#pause)
    this.#question?.abort()
  }

  #show(suggestions: readonly Suggestion[]): void {
    this.#shown = suggestions
    this.#tell({ suggestions, state: "ready" })
  }

  #keep(key: string, suggestions: readonly Suggestion[]): void {
    this.#answers.delete(key)
    this.#answers.set(key, { suggestions, until: Date.now() + KEPT_MS })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest)
  }

  async #find(key: string): Promise<void> {
    const question = new AbortController()
    this.#question = question
    try {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const response = await fetch(apiRoutes.suggestions(key), { signal })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { suggestions } = (await response.json()) as { suggestions: Suggestion[] }
      if (question.signal.aborted) return
      this.#keep(key, suggestions)
      this.#show(suggestions)
    } catch (error) {
      if (question.signal.aborted) return
      // Only logged (specification, section 8): the form then leads to the results by itself.
      console.error(`Suggesting products for "${key}":`, error)
      this.#shown = []
      this.#tell({ suggestions: [], state: "failed" })
    }
  }
}
