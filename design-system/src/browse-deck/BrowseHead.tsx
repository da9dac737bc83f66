"use client"

import { type MouseEvent, type ReactNode, type Ref } from "react"
import { Button } from "../button"
import { Tile } from "../card/Tile"
import { Becomes } from "./Becomes"
import { backFrom, type BrowseView, keyOf } from "./browse-view"
import { BACK_TO, titleOf } from "./messages"

/** Addresses of the screen's own links; cards have addresses of their own. */
export interface BrowseAddresses {
  /** The stacked deck. */
  stacked: string
  /** The brands as single cards. */
  brands: string
  /** The list of all products with filters; left out, nothing leads to it. */
  list?: string
  /** Where to ask for a product that a search has not found; left out, nothing leads there. */
  source?: (query: string) => string
}

/** Heading and introduction that an application gives a view. */
export interface BrowseHeading {
  /** The heading; the chosen names when left out. */
  title?: string
  /** A sentence or two under it. */
  intro?: ReactNode
}

interface BrowseHeadProps {
  view: BrowseView
  copy: BrowseHeading | undefined
  addresses: BrowseAddresses
  go: (view: BrowseView, press: MouseEvent) => void
  headingLevel: "h1" | "h2" | "h3"
  heading: Ref<HTMLHeadingElement>
  titleId: string
  /** Number of entries; announced whenever it changes. */
  status: string
  /** Announced after it. */
  note: ReactNode
  /** Search and buttons. */
  children: ReactNode
}

/** The address of a view that a back button leads to. */
function addressOf(view: BrowseView, addresses: BrowseAddresses): string {
  if (view.level === "machine-types") return view.brand.href
  return view.level === "brands" ? addresses.brands : addresses.stacked
}

/** The last choice of brand or machine type, whose picture is shown beside the heading. */
function chosenIn(view: BrowseView) {
  if (view.level === "machine-types") return view.brand
  return view.level === "products" ? view.machineType : null
}

/** The back button, the heading that was a card before, and the number of entries. */
export function BrowseHead({
  view,
  copy,
  addresses,
  go,
  headingLevel: Heading,
  heading,
  titleId,
  status,
  note,
  children,
}: BrowseHeadProps) {
  const back = backFrom(view)
  const chosen = chosenIn(view)
  return (
    <div className="browse-head">
      {back && (
        <Button
          variant="ghost"
          size="sm"
          href={addressOf(back, addresses)}
          onClick={(press: MouseEvent) => go(back, press)}
          className="browse-back"
        >
          <span className="inline-block rtl:-scale-x-100">←</span> {BACK_TO[back.level]}
        </Button>
      )}
      <Becomes key={keyOf(view)} view={view}>
        <div className="browse-title">
          {chosen && <Tile image={chosen.logo} alt="" name={chosen.name} size={56} />}
          <Heading ref={heading} id={titleId} tabIndex={-1}>
            {copy?.title ?? titleOf(view)}
          </Heading>
        </div>
      </Becomes>
      {copy?.intro && <p className="browse-intro">{copy.intro}</p>}
      <p role="status" className="browse-status">
        {status}
        {note && (
          <>
            {" "}
            <span className="browse-note">{note}</span>
          </>
        )}
      </p>
      {children}
    </div>
  )
}
