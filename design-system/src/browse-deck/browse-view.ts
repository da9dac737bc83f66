import { type ProductCardProps } from "../card"

/** A brand as its card shows it. */
export interface BrowseBrand {
  /** Tells it from the others; never shown. */
  id: string
  /** Address of the brand's machine types. */
  href: string
  name: string
  /** Address of the logo, or null: then the first letter of the name stands in. */
  logo: string | null
  productCount: number
}

/** A machine type of one brand as its card shows it. */
export interface BrowseMachineType {
  /** Tells it from the others; never shown. */
  id: string
  /** Address of the brand's products of this type. */
  href: string
  name: string
  /** Address of the picture, or null: then the first letter of the name stands in. */
  logo: string | null
  /** Products of the chosen brand in this type. */
  productCount: number
  /** A sentence on what it is for. */
  intro?: string | null
}

/** A product as its card shows it. */
export interface BrowseProduct extends ProductCardProps {
  /** Tells it from the others; never shown. */
  id: string
}

/**
 * What the screen shows: its level and what was chosen on the way (specification, 2.4 and 4). Products without a brand are
 * what a search across all brands found; without a machine type they are all of a brand.
 */
export type BrowseView =
  | { level: "stacked" }
  | { level: "brands" }
  | { level: "machine-types"; brand: BrowseBrand }
  | { level: "products"; brand: BrowseBrand | null; machineType: BrowseMachineType | null }

export type BrowseLevel = BrowseView["level"]

/** A level, or the way between two of them on which cards fly. */
export type BrowsePhase = BrowseLevel | "dealing" | "gathering"

/** Where cards fly; every other way is gone at once. */
const FLIGHTS: Partial<Record<`${BrowsePhase} to ${BrowseLevel}`, BrowsePhase>> = {
  "stacked to brands": "dealing",
  "gathering to brands": "dealing",
  "dealing to brands": "dealing",
  "brands to stacked": "gathering",
  "dealing to stacked": "gathering",
  "gathering to stacked": "gathering",
}

/** The phase that leads to a level. @param still whether nothing may move: then it is the level itself */
export function phaseToward(phase: BrowsePhase, level: BrowseLevel, still: boolean): BrowsePhase {
  return (still ? undefined : FLIGHTS[`${phase} to ${level}`]) ?? level
}

/** Where a phase ends. */
const LANDINGS: Partial<Record<BrowsePhase, BrowsePhase>> = { dealing: "brands", gathering: "stacked" }

/** One level up, or null from the deck, which is the top. */
export function backFrom(view: BrowseView): BrowseView | null {
  switch (view.level) {
    case "stacked":
      return null
    case "brands":
      return { level: "stacked" }
    case "machine-types":
      return { level: "brands" }
    case "products":
      return view.brand && view.machineType
        ? { level: "machine-types", brand: view.brand }
        : { level: "brands" }
  }
}

/** Tells views apart: the same for the same level and the same choices. */
export function keyOf(view: BrowseView): string {
  switch (view.level) {
    case "stacked":
    case "brands":
      return view.level
    case "machine-types":
      return `machine-types ${view.brand.id}`
    case "products":
      return `products ${view.brand?.id ?? ""} ${view.machineType?.id ?? ""}`
  }
}

/** What the screen remembers. */
export interface BrowseState {
  phase: BrowsePhase
  /** What is shown, or shown next when cards fly. */
  view: BrowseView
  /** What was searched for, by the key of the view. */
  queries: Readonly<Record<string, string>>
}

export type BrowseEvent =
  /** Left out, the query is what was last searched for in that view. */
  | { type: "show"; view: BrowseView; still: boolean; query?: string }
  /** The cards have landed. */
  | { type: "land" }
  | { type: "search"; query: string }

/** What the screen starts from. @param query what is searched for in the first view */
export const startAt = (view: BrowseView, query = ""): BrowseState => ({
  phase: view.level,
  view,
  queries: query ? { [keyOf(view)]: query } : {},
})

/** The state after an event. A stacked deck has forgotten every search. */
export function browse(state: BrowseState, event: BrowseEvent): BrowseState {
  switch (event.type) {
    case "show": {
      const { view, still, query } = event
      const phase = phaseToward(state.phase, view.level, still)
      const queries = query === undefined ? state.queries : { ...state.queries, [keyOf(view)]: query }
      return { phase, view, queries: phase === "stacked" ? {} : queries }
    }
    case "land": {
      const phase = LANDINGS[state.phase] ?? state.phase
      return { ...state, phase, queries: phase === "stacked" ? {} : state.queries }
    }
    case "search":
      return { ...state, queries: { ...state.queries, [keyOf(state.view)]: event.query } }
  }
}
