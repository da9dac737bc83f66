"use client"

import { type CSSProperties, type MouseEvent, type ReactNode, useId, useRef } from "react"
import { Button } from "../button"
import { type HeadingLevel } from "../lib/heading"
import { type BrowseAddresses, BrowseHead, type BrowseHeading } from "./BrowseHead"
import { BrowseSearch } from "./BrowseSearch"
import { BrowseShelf } from "./BrowseShelf"
import { type BrowseView } from "./browse-view"
import { Deck } from "./Deck"
import { type BrowseLists } from "./shelf"
import { useDeckScreen } from "./useDeckScreen"
import { searchLabels, statusMessage } from "./messages"

interface BrowseDeckBase extends BrowseLists {
  /** Links to the other pages of products, shown under them. */
  pagination?: ReactNode
  addresses: BrowseAddresses
  /** Address that a search without scripts is sent to, as `?search=`; left out, the field is hidden without scripts. */
  searchAction?: string
  /**
   * Query of a view when it is shown: the `search` parameter of its address (specification, 2.4). Left out, the view has
   * the query that it had last.
   */
  defaultQuery?: string
  /** What is to be said of the list, after the number of its entries; announced when it changes. */
  note?: ReactNode
  /** Returns a heading for a view, and a sentence under it. */
  describe?: (view: BrowseView) => BrowseHeading
  /** Replaces the built-in search: called with every change; the lists are then shown unfiltered. */
  onSearch?: (query: string, view: BrowseView) => void
  /** Called with every change of the query, with or without `onSearch`: pass the query back as `defaultQuery`. */
  onQueryChange?: (query: string) => void
  /** Called when the visitor presses "Try Again" after a list failed to load. */
  onRetry?: (view: BrowseView) => void
  /**
   * Called when the visitor chooses a view. The press then follows its link: prevent the default when you change the
   * address yourself.
   */
  onViewChange?: (view: BrowseView, press: MouseEvent) => void
  /**
   * Called when another view is shown, before it is painted: scroll here. The component then moves the focus without
   * scrolling.
   */
  onArrive?: (view: BrowseView) => void
  /** False leaves the stacked deck still from the start. */
  shakes?: boolean
  /** Level of the heading, so that the page's outline stays whole; products take the next one. */
  headingLevel?: "h1" | "h2" | "h3"
  className?: string
}

interface ControlledDeck extends BrowseDeckBase {
  /** The view that is shown. An application takes it from its address, so that Back and Forward work. */
  view: BrowseView
  defaultView?: undefined
}

interface UncontrolledDeck extends BrowseDeckBase {
  view?: undefined
  /** The view that is shown first. The component then holds the view itself, and follows only links of products. */
  defaultView?: BrowseView
}

export type BrowseDeckProps = ControlledDeck | UncontrolledDeck

const NEXT_LEVEL = { h1: "h2", h2: "h3", h3: "h4" } as const satisfies Record<string, HeadingLevel>

/**
 * The product browsing screen: brands stacked in a box, the brands dealt, a brand's machine types, their products
 * (specification, 2.4). Fetches nothing and knows no router: every card is a link with its address, and `onViewChange` is
 * called with the view that the visitor chooses.
 */
export function BrowseDeck(props: BrowseDeckProps) {
  const { pagination, addresses, searchAction, onSearch, onRetry, describe, note } = props
  const { shakes = true, headingLevel = "h2", className } = props
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const pack = useRef<HTMLDivElement>(null)
  const screen = useDeckScreen(props, { root, heading, grid, pack })
  const { view, phase, shelf, brands, query, filter, isIdle, setIdle, hasDeck } = screen
  const { go, reset, choose, search, clear, dealLink } = screen
  const isStacked = view.level === "stacked"
  const place: CSSProperties & Record<`--${string}`, number> = { "--count": shelf.list.length }
  const resetButton = (
    <Button variant="secondary" href={addresses.stacked} onClick={reset}>
      Reset
    </Button>
  )

  return (
    <section ref={root} aria-labelledby={titleId} className={className}>
      <BrowseHead
        {...{ view, addresses, go, headingLevel, heading, titleId, note }}
        copy={describe?.(view)}
        status={statusMessage(shelf, isStacked, filter !== "" && !onSearch)}
      >
        {!isStacked && (
          <div className="browse-tools">
            <BrowseSearch
              key={shelf.level}
              {...searchLabels(shelf.level)}
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
              {...{ shelf, view, query }}
              onClear={clear}
              onRetry={onRetry && (() => onRetry(view))}
              source={addresses.source}
              headingLevel={NEXT_LEVEL[headingLevel]}
              isDealing={phase === "dealing"}
            />
            {shelf.level === "products" && shelf.list.length > 0 && pagination}
          </div>
        )}
        {hasDeck && (
          <Deck brands={brands} deal={dealLink} isFlying={phase !== "stacked"} pack={pack}>
            <Button {...dealLink}>Deal Brands</Button>
            {addresses.list && (
              <Button variant="secondary" href={addresses.list}>
                View as list
              </Button>
            )}
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
