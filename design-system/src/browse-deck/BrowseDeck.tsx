"use client"

import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from "react"
import { Button } from "../button"
import { type HeadingLevel } from "../lib/heading"
import { type BrowseAddresses, BrowseHead, type BrowseWords } from "./BrowseHead"
import { BrowseSearch } from "./BrowseSearch"
import { BrowseShelf } from "./BrowseShelf"
import { type BrowseView, keyOf } from "./browse-view"
import { Deck } from "./Deck"
import { loadMotion } from "./load-motion"
import { type BrowseLists, type Shelf, shelfOf } from "./shelf"
import { asksForStillness } from "./stillness"
import { useBrowse } from "./useBrowse"
import { useShake } from "./useShake"
import { searchWords, statusWords } from "./words"

interface BrowseDeckBase extends BrowseLists {
  /** Links to the other pages of products, shown under them. */
  pagination?: ReactNode
  addresses: BrowseAddresses
  /** Page that answers a search where there are no scripts, as `?search=`. Without it the field is not shown there. */
  searchAction?: string
  /**
   * What a view is searched for when it comes: the `search` parameter of its address (specification, 2.4). Left out, the
   * view remembers what it was last searched for.
   */
  defaultQuery?: string
  /** Words of its own for a view: its heading, and a sentence under it. */
  describe?: (view: BrowseView) => BrowseWords
  /** Takes over the search: called with every change, and the lists are then shown as they are given. */
  onSearch?: (query: string, view: BrowseView) => void
  /** Called with every change of what is searched for, whoever answers it: keep it, to give it back as `defaultQuery`. */
  onQueryChange?: (query: string) => void
  /** Called when the visitor asks again for a list that could not be had. */
  onRetry?: (view: BrowseView) => void
  /**
   * Called when the visitor chooses a view. The press goes on to its link's address: prevent it when you change the address
   * yourself.
   */
  onViewChange?: (view: BrowseView, press: MouseEvent) => void
  /** Called when another view has come, before it is painted: scroll here. The focus then leaves the scrolling to you. */
  onArrive?: (view: BrowseView) => void
  /** False leaves the stacked deck still from the start. */
  shakes?: boolean
  /** Level of the heading, so that the page's outline stays whole; products take the next one. */
  headingLevel?: "h1" | "h2" | "h3"
  className?: string
}

interface ControlledDeck extends BrowseDeckBase {
  /** What is shown. An application takes it from its address, so that Back and Forward work. */
  view: BrowseView
  defaultView?: undefined
}

interface UncontrolledDeck extends BrowseDeckBase {
  view?: undefined
  /** What is shown first. It then keeps the view itself, and follows no links but those of products. */
  defaultView?: BrowseView
}

export type BrowseDeckProps = ControlledDeck | UncontrolledDeck

const NEXT_LEVEL = { h1: "h2", h2: "h3", h3: "h4" } as const satisfies Record<string, HeadingLevel>
const STACKED: BrowseView = { level: "stacked" }
const BRANDS: BrowseView = { level: "brands" }

/** A press that asks for a new tab or window is the browser's. */
const isPlain = (press: MouseEvent) =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey

/** Which entry the pressed link belongs to. Links stand in the order of the entries. */
function pressedIn<T>({ target }: MouseEvent, entries: readonly T[] | string): T | undefined {
  const item = target instanceof Element ? target.closest("a")?.closest("li") : null
  if (!item?.parentElement || typeof entries === "string") return undefined
  return entries[[...item.parentElement.children].indexOf(item)]
}

/** The view that a pressed card leads to; none for products, which have pages of their own. */
function viewBehind(press: MouseEvent, shelf: Shelf, view: BrowseView): BrowseView | null {
  if (shelf.level === "brands") {
    const brand = pressedIn(press, shelf.list)
    return brand ? { level: "machine-types", brand } : null
  }
  if (shelf.level === "machine-types" && view.level === "machine-types") {
    const machineType = pressedIn(press, shelf.list)
    return machineType ? { level: "products", brand: view.brand, machineType } : null
  }
  return null
}

/**
 * The product browsing screen: brands stacked in a box, the brands dealt, a brand's machine types, their products
 * (specification, 2.4). Fetches nothing and knows no router: every card is a link with its address, and `onViewChange` says
 * where the visitor goes.
 */
export function BrowseDeck({
  pagination,
  addresses,
  searchAction,
  defaultQuery,
  onSearch,
  onQueryChange,
  onRetry,
  onViewChange,
  onArrive,
  describe,
  shakes = true,
  headingLevel = "h2",
  view: given,
  defaultView = STACKED,
  className,
  ...lists
}: BrowseDeckProps) {
  const [own, setOwn] = useState(defaultView)
  const [isIdle, setIdle] = useState(shakes)
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const pack = useRef<HTMLDivElement>(null)

  const asked = given ?? own
  const brands = typeof lists.brands === "string" ? [] : lists.brands
  const canDeal = brands.length > 0
  const [state, dispatch] = useBrowse(asked, defaultQuery, canDeal, { root, heading, grid, pack }, onArrive)
  const { phase } = state
  useShake(pack, isIdle && phase === "stacked" && canDeal)

  // The same view may have come again with newer words and counts.
  const view = keyOf(asked) === keyOf(state.view) ? asked : state.view
  // Cards that are gathered are still those that were found.
  const query = state.queries[keyOf(phase === "gathering" ? BRANDS : view)] ?? ""
  const filter = useDeferredValue(query)
  const shelf = shelfOf(view.level, lists, onSearch ? "" : filter)
  const place: CSSProperties & Record<`--${string}`, number> = { "--count": shelf.list.length }
  const isStacked = view.level === "stacked"
  const hasDeck = isStacked ? canDeal || shelf.list === "loading" : phase === "dealing"

  const go = (next: BrowseView, press: MouseEvent) => {
    if (!isPlain(press)) return
    setIdle(false)
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
    setIdle(false)
    if (!asksForStillness()) void loadMotion().then((motion) => motion?.square(pack.current))
  }
  const choose = (press: MouseEvent) => {
    const next = viewBehind(press, shelf, view)
    if (next) go(next, press)
  }
  const search = (words: string) => {
    dispatch({ type: "search", query: words })
    onSearch?.(words, view)
    onQueryChange?.(words)
  }
  const clear = () => {
    search("")
    root.current?.querySelector("input")?.focus()
  }
  const dealLink = { href: addresses.brands, onClick: (press: MouseEvent) => go(BRANDS, press) }
  const resetButton = (
    <Button variant="secondary" href={addresses.stacked} onClick={reset}>
      Reset
    </Button>
  )

  return (
    <section ref={root} aria-labelledby={titleId} className={className}>
      <BrowseHead
        view={view}
        words={describe?.(view)}
        addresses={addresses}
        go={go}
        headingLevel={headingLevel}
        heading={heading}
        titleId={titleId}
        status={statusWords(shelf, isStacked, filter !== "" && !onSearch)}
      >
        {!isStacked && (
          <div className="browse-tools">
            <BrowseSearch
              key={shelf.level}
              {...searchWords(shelf.level)}
              value={query}
              onChange={search}
              action={searchAction}
            />
            {shelf.level === "brands" && resetButton}
          </div>
        )}
      </BrowseHead>
      <div className="browse-stage" data-phase={phase} aria-busy={shelf.list === "loading"}>
        {(phase !== "stacked" || !hasDeck) && (
          <div
            ref={grid}
            className="browse-cards"
            style={place}
            inert={phase === "gathering"}
            onClickCapture={choose}
          >
            <BrowseShelf
              shelf={shelf}
              view={view}
              query={query}
              onClear={clear}
              onRetry={onRetry && (() => onRetry(view))}
              headingLevel={NEXT_LEVEL[headingLevel]}
              isDealing={phase === "dealing"}
            />
            {shelf.level === "products" && shelf.list.length > 0 && pagination}
          </div>
        )}
        {hasDeck && (
          <Deck brands={brands} deal={dealLink} isAway={phase !== "stacked"} pack={pack}>
            <Button {...dealLink}>Deal Brands</Button>
            {resetButton}
            {shakes && (
              <Button variant="ghost" className="deck-pause" onClick={() => setIdle(!isIdle)}>
                {isIdle ? "Pause animation" : "Play animation"}
              </Button>
            )}
          </Deck>
        )}
      </div>
    </section>
  )
}
