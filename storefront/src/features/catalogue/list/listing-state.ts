import {
  CATALOGUE_ORDERS,
  SPECIFICATIONS,
  type CatalogueOrder,
  type SpecificationDefinition,
} from "@scanwright/backend/contract"
import type { FacetSelection } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import type { ListingQuery } from "@/lib/medusa/listing"

/** How the list is drawn. */
export type ListingView = "grid" | "table"

/** Everything the address of `/browse-products` says. */
export interface ListingState {
  /** Words looked for; empty for none. */
  readonly q: string
  /** What is chosen of each filter, by query parameter: `brand`, `machine_type`, `in_stock`, `price_min`, `price_max`, specifications. */
  readonly selection: FacetSelection
  /** Null for the list's own order: best match first where words are looked for, otherwise by name. */
  readonly order: CatalogueOrder | null
  readonly view: ListingView
  /** From 1. */
  readonly page: number
}

/** Query parameters as Next.js gives them. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Longest text searched for, as the backend takes it. */
const MOST_LETTERS = 200
/** Longest value of a filter, and the most values of one, as the backend reads them from a query. */
const MOST_VALUE_LETTERS = 255
const MOST_VALUES = 20
/** Deepest page asked for. */
const DEEPEST_PAGE = 9_999

const DEFINITIONS: readonly SpecificationDefinition[] = SPECIFICATIONS

const textsOf = (params: SearchParams, name: string): string[] => [
  ...new Set(
    [params[name] ?? []]
      .flat()
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  ),
]

const firstOf = (params: SearchParams, name: string): string => textsOf(params, name)[0] ?? ""

const values = (params: SearchParams, name: string): string[] =>
  textsOf(params, name)
    .filter((text) => text.length <= MOST_VALUE_LETTERS)
    .slice(0, MOST_VALUES)

const numbers = (params: SearchParams, name: string): string[] => [
  ...new Set(values(params, name).map(Number).filter(Number.isFinite).map(String)),
]

/** A limit of the price: "1,200" and "£1200" are 1200; what is no sum of pounds is none. */
function pounds(params: SearchParams, name: string): string[] {
  const text = firstOf(params, name).replace(/^£/, "").replaceAll(",", "")
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? [String(Number(text))] : []
}

/** How each filter is read from an address: what makes no sense is left out. The order is that of addresses. */
const FILTERS: readonly { name: string; read: (params: SearchParams, name: string) => string[] }[] = [
  { name: "machine_type", read: values },
  { name: "brand", read: values },
  { name: "in_stock", read: (params, name) => (firstOf(params, name) === "true" ? ["true"] : []) },
  { name: "price_min", read: pounds },
  { name: "price_max", read: pounds },
  ...DEFINITIONS.map(({ key, kind }) => ({ name: key, read: kind === "number" ? numbers : values })),
]

const isOrder = (text: string): text is CatalogueOrder =>
  (CATALOGUE_ORDERS as readonly string[]).includes(text)

/** The order a list has by itself. */
export const ownOrder = (q: string): CatalogueOrder => (q === "" ? "name" : "relevance")

function readOrder(params: SearchParams, q: string): CatalogueOrder | null {
  const order = firstOf(params, "order")
  // Without words nothing is more relevant than anything else.
  return isOrder(order) && order !== ownOrder(q) && order !== "relevance" ? order : null
}

function readPage(params: SearchParams): number {
  const text = firstOf(params, "page")
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), DEEPEST_PAGE) : 1
}

/** Reads an address. Whatever is unknown or makes no sense in it is as if it were not there. */
export function readListing(params: SearchParams): ListingState {
  const q = firstOf(params, "q").slice(0, MOST_LETTERS).trim()
  const read = FILTERS.map(({ name, read: readFilter }) => [name, readFilter(params, name)] as const)
  return {
    q,
    selection: Object.fromEntries(read.filter(([, chosen]) => chosen.length > 0)),
    order: readOrder(params, q),
    view: firstOf(params, "view") === "table" ? "table" : "grid",
    page: readPage(params),
  }
}

/** What of an address the form of the filters does not hold itself. */
type Part = "q" | "selection" | "order" | "view" | "page"

/**
 * The query of a state, each part left out where it says nothing new.
 *
 * @param without parts to leave out
 */
export function listingQuery(
  { q, selection, order, view, page }: ListingState,
  without: readonly Part[] = [],
): [name: string, value: string][] {
  const parts: Record<Part, [string, string][]> = {
    q: q === "" ? [] : [["q", q]],
    selection: FILTERS.flatMap(({ name }) =>
      (selection[name] ?? []).map((value): [string, string] => [name, value]),
    ),
    order: order === null ? [] : [["order", order]],
    view: view === "grid" ? [] : [["view", view]],
    page: page === 1 ? [] : [["page", String(page)]],
  }
  return (Object.keys(parts) as Part[]).flatMap((part) => (without.includes(part) ? [] : parts[part]))
}

/** The one address of a state. */
export function listingHref(state: ListingState): string {
  const query = new URLSearchParams(listingQuery(state)).toString()
  return query === "" ? routes.browseProducts : `${routes.browseProducts}?${query}`
}

/** Whether anything narrows the list down: only the whole list, in its own order, is for search engines. */
export const isNarrowed = ({ q, selection }: ListingState): boolean =>
  q !== "" || Object.keys(selection).length > 0

/** Whether the two limits of the price contradict each other: then neither applies, and the form says why. */
export const isPriceBackwards = (selection: FacetSelection): boolean =>
  Number(selection.price_min?.[0] ?? 0) > Number(selection.price_max?.[0] ?? Infinity)

/** What of the list the backend is asked for. */
export function toQuery({ q, selection, order }: ListingState): ListingQuery {
  const { brand, machine_type, in_stock, price_min, price_max } = selection
  const limits = isPriceBackwards(selection) ? [] : [price_min?.[0], price_max?.[0]]
  const [min, max] = limits.map((text) => (text === undefined ? undefined : Number(text)))
  const specs = Object.fromEntries(
    DEFINITIONS.flatMap(({ key }) => (selection[key] ? [[key, selection[key]]] : [])),
  )
  return {
    ...(q !== "" && { q }),
    ...(brand && { brand }),
    ...(machine_type && { machine_type }),
    ...(in_stock && { in_stock: true }),
    ...(min !== undefined && { price_min: min }),
    ...(max !== undefined && { price_max: max }),
    ...(Object.keys(specs).length > 0 && { specs }),
    order: order ?? ownOrder(q),
  }
}
