import { type ReactNode, ViewTransition } from "react"
import { type BrowseView, keyOf } from "./browse-view"

interface BecomesProps {
  /** The view that a card leads to, or that a heading heads. */
  view: BrowseView
  children: ReactNode
}

/**
 * Joins a card and the heading of the view it leads to: where the browser has view transitions, the one grows into the
 * other. No other element takes part, so that a search or a retry changes at once.
 */
export function Becomes({ view, children }: BecomesProps) {
  return (
    <ViewTransition name={`browse ${keyOf(view)}`} share="browse-card" default="none">
      {children}
    </ViewTransition>
  )
}
