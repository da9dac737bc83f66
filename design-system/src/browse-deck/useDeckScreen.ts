import { type MouseEvent, useDeferredValue, useState } from "react"
import { type BrowseDeckProps } from "./BrowseDeck"
import { type BrowseView, keyOf } from "./browse-view"
import { loadMotion } from "./load-motion"
import { isPlain, viewBehind } from "./press"
import { shelfOf } from "./shelf"
import { prefersReducedMotion } from "./reduced-motion"
import { type BrowseParts, useBrowse } from "./useBrowse"
import { useShake } from "./useShake"

const STACKED: BrowseView = { level: "stacked" }
const BRANDS: BrowseView = { level: "brands" }

/** State of the browsing screen, and the handlers of its links, buttons and search. */
export function useDeckScreen(props: BrowseDeckProps, parts: BrowseParts) {
  const { addresses, defaultQuery, onSearch, onQueryChange, onViewChange, onArrive, shakes = true } = props
  const { view: given, defaultView = STACKED } = props
  const [own, setOwn] = useState(defaultView)
  // False while the visitor has paused the shaking.
  const [isIdle, setIdle] = useState(shakes)

  const requested = given ?? own
  const brands = typeof props.brands === "string" ? [] : props.brands
  const canDeal = brands.length > 0
  const [state, dispatch] = useBrowse(requested, defaultQuery, canDeal, parts, onArrive)
  const { phase } = state
  useShake(parts.pack, isIdle && phase === "stacked" && canDeal)

  // The requested view may be the shown one with newer names and counts.
  const view = keyOf(requested) === keyOf(state.view) ? requested : state.view
  // Cards being gathered are still those found by the search of the brands.
  const query = state.queries[keyOf(phase === "gathering" ? BRANDS : view)] ?? ""
  const filter = useDeferredValue(query)
  const shelf = shelfOf(view.level, props, onSearch ? "" : filter)
  const isStacked = view.level === "stacked"
  const hasDeck = isStacked ? canDeal || shelf.list === "loading" : phase === "dealing"

  const go = (next: BrowseView, press: MouseEvent) => {
    if (!isPlain(press)) return
    onViewChange?.(next, press)
    if (given) return
    press.preventDefault()
    setOwn(next)
  }
  const reset = (press: MouseEvent) => {
    if (!isStacked || !isPlain(press)) {
      go(STACKED, press)
      return
    }
    press.preventDefault()
    if (!prefersReducedMotion()) void loadMotion().then((motion) => motion?.square(parts.pack.current))
  }
  const choose = (press: MouseEvent) => {
    const next = viewBehind(press, shelf, view)
    if (next) go(next, press)
  }
  const search = (text: string) => {
    dispatch({ type: "search", query: text })
    onSearch?.(text, view)
    onQueryChange?.(text)
  }
  const clear = () => {
    search("")
    parts.root.current?.querySelector("input")?.focus()
  }
  const dealLink = { href: addresses.brands, onClick: (press: MouseEvent) => go(BRANDS, press) }

  return {
    ...{ view, phase, shelf, brands, query, filter, isIdle, setIdle, hasDeck },
    ...{ go, reset, choose, search, clear, dealLink },
  }
}
