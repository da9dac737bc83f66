import { useEffect, useState } from "react"
import type { FoundGroup } from "./search-data"

/** Pause in typing after which the server is searched, in ms. */
const ASK_AFTER_MS = 150
/** Longest wait for the response, in ms. */
const TIMEOUT_MS = 8_000

type State = "ready" | "loading" | "failed"

interface Found {
  readonly text: string
  readonly groups: readonly FoundGroup[]
  readonly hasFailed: boolean
}

const NOTHING: Found = { text: "", groups: [], hasFailed: false }

async function ask(text: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
  const response = await fetch(`/api/staff/search?${new URLSearchParams({ q: text }).toString()}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { groups } = (await response.json()) as { groups: FoundGroup[] }
  return groups
}

/** Records that match the query; those of the query before stay until the new ones arrive. */
export function useFoundRecords(query: string): { groups: readonly FoundGroup[]; state: State } {
  const text = query.trim()
  const [found, setFound] = useState(NOTHING)

  useEffect(() => {
    if (text === "") return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(text, stop.signal)
        .then((groups) => setFound({ text, groups, hasFailed: false }))
        .catch((error: unknown) => {
          if (stop.signal.aborted) return
          console.error("Searching:", error)
          setFound({ text, groups: [], hasFailed: true })
        })
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])

  if (text === "") return { groups: [], state: "ready" }
  if (found.text !== text) return { groups: found.groups, state: "loading" }
  return { groups: found.groups, state: found.hasFailed ? "failed" : "ready" }
}
