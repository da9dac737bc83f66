import { interceptTraversals } from "@/lib/traversals"
import { type BrowseAddress, formatAddress, parseAddress } from "./address"

/** Key of the scroll position in a history entry. */
const SCROLL = "browseScroll"
/** Key of the filter text in a history entry. */
const FILTER_TEXT = "browseWords"

const stateNow = (): object => {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? state : {}
}

/** Stores the scroll position in the present history entry, for the back button. */
export function storeScroll(): void {
  window.history.replaceState({ ...stateNow(), [SCROLL]: Math.round(window.scrollY) }, "")
}

/** Stores the filter text in the present history entry. */
export function storeFilterText(text: string): void {
  window.history.replaceState({ ...stateNow(), [FILTER_TEXT]: text }, "")
}

/** The filter text of the present history entry, if any. */
export function readFilterText(): string | undefined {
  const text: unknown = Reflect.get(stateNow(), FILTER_TEXT)
  return typeof text === "string" ? text : undefined
}

/** Scrolls to the stored position of the present history entry; to the top where there is none. */
export function restoreScroll(): void {
  // The browser has scrolled to the fragment.
  if (window.location.hash !== "") return
  const top: unknown = Reflect.get(stateNow(), SCROLL)
  window.scrollTo(0, typeof top === "number" ? top : 0)
}

/** Navigates to another address of the screen: the router updates its state, and requests nothing. */
export function push(address: BrowseAddress): void {
  const target = formatAddress(address)
  if (target === window.location.pathname + window.location.search) return
  storeScroll()
  window.history.pushState(null, "", target)
}

/** Replaces the present address. */
export function replace(address: BrowseAddress): void {
  window.history.replaceState(null, "", formatAddress(address))
}

/**
 * Handles Back and Forward between addresses of the browsing screen without the router. The router would look for the
 * page that showed the address then, which no longer exists after a reload, and request it from the server in vain.
 *
 * @returns a function that stops it
 */
export function holdTraversals(): () => void {
  const shown = stateNow()
  return interceptTraversals((traversal) => {
    const { pathname, search, href } = window.location
    if (!parseAddress(pathname, new URLSearchParams(search))) return
    traversal.stopImmediatePropagation()
    const entry = stateNow()
    const noted = Object.fromEntries(
      [SCROLL, FILTER_TEXT].map((name) => [name, Reflect.get(entry, name) as unknown]),
    )
    window.history.replaceState(shown, "")
    // With an address the router updates its state.
    window.history.replaceState(noted, "", href)
  })
}
