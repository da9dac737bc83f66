import { useRef, useState } from "react"
import type { ArticleFilter, ArticleList } from "@/lib/medusa/blogs"
import * as apiRoutes from "@/config/api-routes"

/** How long a list counts as fresh, in ms (specification, section 7: 5 minutes). */
const FRESH_MS = 5 * 60_000
/** Longest wait for one response, in ms. */
const TIMEOUT_MS = 10_000

/** State of one list. */
export type KnownList =
  | { readonly state: "unasked" | "loading" | "failed" }
  | { readonly state: "loaded"; readonly list: ArticleList; readonly at: number }

type KnownLists = Readonly<Record<ArticleFilter, KnownList>>

const UNASKED: KnownList = { state: "unasked" }

async function fetchList(filter: ArticleFilter): Promise<ArticleList> {
  const response = await fetch(apiRoutes.articleList(filter), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The list of articles answered ${response.status}`)
  return (await response.json()) as ArticleList
}

/** Retries once. */
const fetchTwice = (filter: ArticleFilter) => fetchList(filter).catch(() => fetchList(filter))

/**
 * The lists of articles, each loaded when its tab is first chosen and again when it is older than five minutes.
 *
 * @param first filter of the list that the server has rendered
 * @param list the rendered list
 */
export function useArticleLists(first: ArticleFilter, list: ArticleList) {
  const [lists, setLists] = useState<KnownLists>(() => ({
    all: UNASKED,
    blog: UNASKED,
    news: UNASKED,
    [first]: { state: "loaded", list, at: Date.now() },
  }))
  const asked = useRef(new Set<ArticleFilter>())

  const ask = async (filter: ArticleFilter) => {
    const known = lists[filter]
    if (asked.current.has(filter)) return
    if (known.state === "loaded" && Date.now() - known.at < FRESH_MS) return
    asked.current.add(filter)
    setLists((before) => ({ ...before, [filter]: { state: "loading" } }))
    try {
      const loaded: KnownList = { state: "loaded", list: await fetchTwice(filter), at: Date.now() }
      setLists((before) => ({ ...before, [filter]: loaded }))
    } catch (error) {
      console.error(`Loading the articles (${filter}):`, error)
      setLists((before) => ({ ...before, [filter]: { state: "failed" } }))
    } finally {
      asked.current.delete(filter)
    }
  }
  return { lists, ask }
}
