import { type ReactNode } from "react"

/** A page of the application's own that was found. */
export interface FoundLink {
  href: string
  /** Text of the link where nothing is selected. */
  text: string
}

/** A tool that links to a record of the application, such as a product. */
export interface RecordLink {
  /** Label of the tool, and title of its dialog: "Link to a product". */
  label: string
  /** Draws what finds a record; it calls `onPick` with the chosen one. */
  find: (onPick: (link: FoundLink) => void) => ReactNode
}
