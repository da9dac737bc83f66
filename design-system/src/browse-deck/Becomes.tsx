import { type ReactNode, ViewTransition } from "react"
import { type BrowseView, keyOf } from "./browse-view"

interface BecomesProps {
  /** The view that a card links to, or that the heading belongs to. */
  view: BrowseView
  children: ReactNode
}

/**
 * Connects a card with the heading of its view: where the browser has view transitions, the card grows into the heading.
 * No other element takes part, so that a search or a retry changes at once.
 */
export function Becomes({ view, children }: BecomesProps) {
  return (
    <ViewTransition name={`browse ${keyOf(view)}`} share="browse-card" default="none">
      {children}
    </ViewTransition>
  )
}
