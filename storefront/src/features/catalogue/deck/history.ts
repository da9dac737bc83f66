import { interceptTraversals } from "@/lib/traversals"
import { type BrowseAddress, formatAddress, parseAddress } from "./address"

/** Key of the scroll position in an entry of the browser's history. */
const SCROLL = "browseScroll"
/** Key of the text that narrowed the list. */
const FILTER_TEXT = "browseWords"

const stateNow = (): object => {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? state : {}
}

/** Stores the scroll position in the present entry of the history, for the way back. */
export function storeScroll(): void {
  window.history.replaceState({ ...stateNow(), [SCROLL]: Math.round(window.scrollY) }, "")
}

/** Stores the text that narrows the list in the present entry of the history. */
export function storeFilterText(text: string): void {
  window.history.replaceState({ ...stateNow(), [FILTER_TEXT]: text }, "")
}

/** The text that narrowed the list of this entry of the history, if any. */
export function readFilterText(): string | undefined {
  const text: unknown = Reflect.get(stateNow(), FILTER_TEXT)
  return typeof text === "string" ? text : undefined
}

/** Scrolls to where this entry of the history was left; to the top where it is new. */
export function restoreScroll(): void {
  // The browser has scrolled to what the fragment names.
  if (window.location.hash !== "") return
  const top: unknown = Reflect.get(stateNow(), SCROLL)
  window.scrollTo(0, typeof top === "number" ? top : 0)
}

/** Goes to another address of the screen: the router takes note of it, and nothing is fetched for it. */
export function push(address: BrowseAddress): void {
  const target = formatAddress(address)
  if (target === window.location.pathname + window.location.search) return
  storeScroll()
  window.history.pushState(null, "", target)
}

/** Corrects the present address. */
export function replace(address: BrowseAddress): void {
  window.history.replaceState(null, "", formatAddress(address))
}

/**
 * Keeps Back and Forward between addresses of the screen within the page that shows it now. The router would look for the
 * page that showed it then, which is gone after a reload, and ask the server for it in vain.
 *
 * @returns what ends it
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
    // With an address the router takes note.
    window.history.replaceState(noted, "", href)
  })
}
