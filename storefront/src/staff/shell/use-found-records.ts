import { useEffect, useState } from "react"
import type { FoundGroup } from "./search-data"

/** Pause in typing after which the server is asked, in ms. */
const ASK_AFTER_MS = 150
/** Longest wait for its answer, in ms. */
const TIMEOUT_MS = 8_000

type State = "ready" | "loading" | "failed"

interface Found {
  readonly words: string
  readonly groups: readonly FoundGroup[]
  readonly hasFailed: boolean
}

const NOTHING: Found = { words: "", groups: [], hasFailed: false }

async function ask(words: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
  const response = await fetch(`/api/staff/search?${new URLSearchParams({ q: words }).toString()}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { groups } = (await response.json()) as { groups: FoundGroup[] }
  return groups
}

/** Records that match what is typed; those of the words before stay while new ones are on their way. */
export function useFoundRecords(query: string): { groups: readonly FoundGroup[]; state: State } {
  const words = query.trim()
  const [found, setFound] = useState(NOTHING)

  useEffect(() => {
    if (words === "") return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(words, stop.signal)
        .then((groups) => setFound({ words, groups, hasFailed: false }))
        .catch((error: unknown) => {
          if (stop.signal.aborted) return
          console.error("Searching:", error)
          setFound({ words, groups: [], hasFailed: true })
        })
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])

  if (words === "") return { groups: [], state: "ready" }
  if (found.words !== words) return { groups: found.groups, state: "loading" }
  return { groups: found.groups, state: found.hasFailed ? "failed" : "ready" }
}
