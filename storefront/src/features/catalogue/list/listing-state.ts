import {
  CATALOGUE_ORDERS,
  PRODUCTS_PER_PAGE,
  readPounds,
  SPECIFICATIONS,
  type CatalogueOrder,
  type SpecificationDefinition,
} from "@scanwright/backend/contract"
import type { FacetSelection } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import type { Within } from "@/config/routes"
import { pageNumberOf } from "@/lib/list-pages"
import type { ListingQuery } from "@/lib/medusa/listing"

/** Layout of the list. */
export type ListingView = "grid" | "table"

/** Products on a page that a visitor can choose, the default first. The backend sends at most 100 at once. */
export const PAGE_SIZES = [PRODUCTS_PER_PAGE, 48, 96] as const
type PageSize = (typeof PAGE_SIZES)[number]

/** The state of the list, as the address of `/browse-products` has it. */
export interface ListingState {
  /** Search text; empty for none. */
  readonly q: string
  /** Chosen values by query parameter: `brand`, `machine_type`, `in_stock`, `price_min`, `price_max`, specifications. */
  readonly selection: FacetSelection
  /** Null for the default order: best match first with a search text, otherwise by name. */
  readonly order: CatalogueOrder | null
  readonly view: ListingView
  /** Products on a page. */
  readonly size: PageSize
  /** From 1. */
  readonly page: number
}

/** Query parameters as Next.js passes them. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Longest search text that the backend accepts. */
const MOST_LETTERS = 200
/** Longest value of a filter, and the most values of one, that the backend accepts. */
const MOST_VALUE_LETTERS = 255
const MOST_VALUES = 20
/** Pounds below which a limit makes sense. */
const PRICE_BELOW = 1_000_000_000

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

/** A price limit: "1,200" and "£1200" are 1200; a text that is no price is dropped. */
function pounds(params: SearchParams, name: string): string[] {
  const read = readPounds(firstOf(params, name))
  return "value" in read && read.value < PRICE_BELOW ? [String(read.value)] : []
}

/** How each filter is read from an address; invalid values are dropped. Addresses have the filters in this order. */
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

/** The default order of a list. */
export const ownOrder = (q: string): CatalogueOrder => (q === "" ? "name" : "relevance")

function readOrder(params: SearchParams, q: string): CatalogueOrder | null {
  const order = firstOf(params, "order")
  // Without a search text there is no order by relevance.
  return isOrder(order) && order !== ownOrder(q) && order !== "relevance" ? order : null
}

const readSize = (params: SearchParams): PageSize =>
  PAGE_SIZES.find((size) => String(size) === firstOf(params, "per_page")) ?? PRODUCTS_PER_PAGE

/** Reads an address. Unknown parameters and invalid values are ignored. */
export function readListing(params: SearchParams): ListingState {
  const q = firstOf(params, "q").slice(0, MOST_LETTERS).trim()
  const read = FILTERS.map(({ name, read: readFilter }) => [name, readFilter(params, name)] as const)
  return {
    q,
    selection: Object.fromEntries(read.filter(([, chosen]) => chosen.length > 0)),
    order: readOrder(params, q),
    view: firstOf(params, "view") === "table" ? "table" : "grid",
    size: readSize(params),
    page: pageNumberOf(params.page),
  }
}

/** Parts of the state that a form may carry as hidden fields. */
type Part = "q" | "selection" | "order" | "view" | "size" | "page"

/**
 * The query of a state, without defaults.
 *
 * @param without parts to leave out
 */
export function listingQuery(
  { q, selection, order, view, size, page }: ListingState,
  without: readonly Part[] = [],
): [name: string, value: string][] {
  const parts: Record<Part, [string, string][]> = {
    q: q === "" ? [] : [["q", q]],
    selection: FILTERS.flatMap(({ name }) =>
      (selection[name] ?? []).map((value): [string, string] => [name, value]),
    ),
    order: order === null ? [] : [["order", order]],
    view: view === "grid" ? [] : [["view", view]],
    size: size === PRODUCTS_PER_PAGE ? [] : [["per_page", String(size)]],
    page: page === 1 ? [] : [["page", String(page)]],
  }
  return (Object.keys(parts) as Part[]).flatMap((part) => (without.includes(part) ? [] : parts[part]))
}

/** The canonical address of a state. */
export function listingHref(state: ListingState): string {
  const query = new URLSearchParams(listingQuery(state)).toString()
  return query === "" ? routes.browseProducts : `${routes.browseProducts}?${query}`
}

/** Whether the list is filtered or searched. */
export const isNarrowed = ({ q, selection }: ListingState): boolean =>
  q !== "" || Object.keys(selection).length > 0

/**
 * The brand and the machine type by which a list is titled: each where it is the only one chosen.
 *
 * @returns handles, as the address has them
 */
export function partOf({ selection: { brand = [], machine_type: type = [] } }: ListingState): Within {
  return {
    ...(brand.length === 1 && { brand: brand[0] }),
    ...(type.length === 1 && { machineType: type[0] }),
  }
}

/**
 * Whether search engines index the list: the whole one, and those of one brand, one machine type or both, each page by page in
 * its default order and layout. All other filters combine without end.
 */
export const isIndexed = (state: ListingState): boolean =>
  listingHref({ ...state, page: 1 }) === routes.productList(partOf(state))

/** Whether the lower price limit is above the upper one: then neither applies, and the form shows an error. */
export const isPriceBackwards = (selection: FacetSelection): boolean =>
  Number(selection.price_min?.[0] ?? 0) > Number(selection.price_max?.[0] ?? Infinity)

/** The backend's query for a state. */
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
