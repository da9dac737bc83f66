import type { CatalogueChangeRequest, CatalogueChangeResult } from "@scanwright/backend/contract"
import { useRouter } from "next/navigation"
import { useRef, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { changeProducts, readMatchingIds } from "./actions"
import type { ProductListState } from "./list-state"

/** Products changed by one request: some seconds, after which the run can be stopped. */
const PORTION = 50

/** How far a run is. */
export interface BulkProgress {
  readonly done: number
  readonly total: number
}

/** What became of a run that did not change every product. */
export interface BulkResults {
  readonly results: readonly CatalogueChangeResult[]
  /** Products that were not reached. */
  readonly left: number
}

/** Reads the ids of all products that the list's filters leave. @returns null where that failed, which has been shown */
function useMatchingIds({ q, selection }: ProductListState): () => Promise<string[] | null> {
  const { run } = useStaffAction(readMatchingIds)
  return async () => {
    const found: string[] = []
    for (;;) {
      const outcome = await run({
        q,
        selection: Object.fromEntries(Object.entries(selection).map(([name, values]) => [name, [...values]])),
        offset: found.length,
      })
      if (!outcome.ok) return null
      found.push(...outcome.value.ids)
      if (outcome.value.ids.length === 0 || found.length >= outcome.value.count) return [...new Set(found)]
    }
  }
}

/**
 * Changes many products, portion by portion.
 *
 * @param onAllChanged called with how many, where every product was changed; otherwise `results` say what became of them
 */
export function useBulkRun(state: ProductListState, onAllChanged: (count: number) => void) {
  const router = useRouter()
  const { run: change } = useStaffAction(changeProducts, { isRepeatable: false })
  const findMatching = useMatchingIds(state)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [results, setResults] = useState<BulkResults | null>(null)
  const isStopped = useRef(false)

  const changeAll = async (ids: readonly string[], wanted: CatalogueChangeRequest) => {
    const all: CatalogueChangeResult[] = []
    for (let from = 0; from < ids.length && !isStopped.current; from += PORTION) {
      const outcome = await change({ ids: ids.slice(from, from + PORTION), change: wanted })
      if (!outcome.ok) break
      all.push(...outcome.value.results)
      setProgress({ done: all.length, total: ids.length })
    }
    return all
  }

  /** @param ids of the products; null for all that the list's filters leave. @param total how many these are */
  const start = async (ids: readonly string[] | null, total: number, wanted: CatalogueChangeRequest) => {
    isStopped.current = false
    setProgress({ done: 0, total })
    // All of them are found before the first is changed: a changed one may match no more.
    const targets = ids ?? (await findMatching())
    if (targets === null) return setProgress(null)
    const all = await changeAll(targets, wanted)
    setProgress(null)
    router.refresh()
    const left = targets.length - all.length
    if (left > 0 || all.some(({ ok }) => !ok)) setResults({ results: all, left })
    else onAllChanged(all.length)
  }

  const stop = () => {
    isStopped.current = true
  }

  return { progress, results, start, stop }
}
