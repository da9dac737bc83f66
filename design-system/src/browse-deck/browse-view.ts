import { type ProductCardProps } from "../card"

/** A brand as its card shows it. */
export interface BrowseBrand {
  /** Unique; never shown. */
  id: string
  /** Address of the brand's machine types. */
  href: string
  name: string
  /** Address of the logo; null shows the first letter of the name instead. */
  logo: string | null
  productCount: number
}

/** A machine type of one brand as its card shows it. */
export interface BrowseMachineType {
  /** Unique; never shown. */
  id: string
  /** Address of the brand's products of this type. */
  href: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  logo: string | null
  /** Products of the chosen brand in this type. */
  productCount: number
  /** A sentence on its use. */
  intro?: string | null
}

/** A product as its card shows it. */
export interface BrowseProduct extends ProductCardProps {
  /** Unique; never shown. */
  id: string
}

/**
 * A view of the screen: its level, and the brand and machine type chosen on the way (specification, 2.4 and 4). Products
 * without a brand are the results of a search across all brands; without a machine type they are all products of a brand.
 */
export type BrowseView =
  | { level: "stacked" }
  | { level: "brands" }
  | { level: "machine-types"; brand: BrowseBrand }
  | { level: "products"; brand: BrowseBrand | null; machineType: BrowseMachineType | null }

export type BrowseLevel = BrowseView["level"]

/** A level, or the transition between two levels, on which cards fly. */
type BrowsePhase = BrowseLevel | "dealing" | "gathering"

/** Changes of level on which cards fly; every other change happens at once. */
const FLIGHTS: Partial<Record<`${BrowsePhase} to ${BrowseLevel}`, BrowsePhase>> = {
  "stacked to brands": "dealing",
  "gathering to brands": "dealing",
  "dealing to brands": "dealing",
  "brands to stacked": "gathering",
  "dealing to stacked": "gathering",
  "gathering to stacked": "gathering",
}

/** The phase that leads to a level. @param still whether animation is off: the phase is then the level itself */
export function phaseToward(phase: BrowsePhase, level: BrowseLevel, still: boolean): BrowsePhase {
  return (still ? undefined : FLIGHTS[`${phase} to ${level}`]) ?? level
}

/** The phase after each flight. */
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

/** A key for a view: the same for the same level and the same choices. */
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

/** State of the screen. */
export interface BrowseState {
  phase: BrowsePhase
  /** The view that is shown, or that will be shown when the cards have landed. */
  view: BrowseView
  /** Queries by the key of their view. */
  queries: Readonly<Record<string, string>>
}

export type BrowseEvent =
  /** Without it, the view's last query applies. */
  | { type: "show"; view: BrowseView; still: boolean; query?: string }
  /** Sent when the cards have landed. */
  | { type: "land" }
  | { type: "search"; query: string }

/** The first state. @param query query of the first view */
export const startAt = (view: BrowseView, query = ""): BrowseState => ({
  phase: view.level,
  view,
  queries: query ? { [keyOf(view)]: query } : {},
})

/** The state after an event. The stacked deck resets all searches. */
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
