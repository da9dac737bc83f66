import {
  ADMIN_CATALOGUE_ORDERS,
  readPounds,
  REORDER_LEVELS,
  type AdminCatalogueOrder,
} from "@scanwright/backend/contract"
import type { FacetSelection, TableSort } from "@scanwright/design-system"
import { pageNumberOf } from "@/lib/list-pages"
import type { Query } from "@/lib/medusa/client"

/** Products on one page. */
export const PER_PAGE = 50

export const PRODUCTS_PATH = "/admin/products"

/** Pounds below which a limit makes sense. */
const PRICE_BELOW = 1_000_000_000

const STATUSES = ["published", "draft"]
const BANDS = ["out", "low", "in"]

/** The list's state, all of which is in its address. */
export interface ProductListState {
  readonly q: string
  /** Chosen values of each filter, by query parameter. */
  readonly selection: FacetSelection
  /** Null for the list's own order: best match first, or what was changed last. */
  readonly order: AdminCatalogueOrder | null
  /** From 1. */
  readonly page: number
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>
type Reader = (texts: string[]) => string[]

const among =
  (allowed: readonly string[]): Reader =>
  (texts) =>
    texts.filter((text) => allowed.includes(text))

const ids: Reader = (texts) => texts.filter((text) => text.length <= 100).slice(0, 100)

/** Reads "1,200" and "£1200" as 1200; anything but an amount of pounds is left out. */
const pounds: Reader = ([text = ""]) => {
  const read = readPounds(text)
  return "value" in read && read.value < PRICE_BELOW ? [String(read.value)] : []
}

/** The filters, and how each is read from an address. */
const FILTERS: Readonly<Record<string, Reader>> = {
  status: among(STATUSES),
  stock: among(BANDS),
  brand_id: ids,
  category_id: ids,
  below_reorder_level: among(REORDER_LEVELS.map(String)),
  scheduled_price: among(["true"]),
  unclassified: among(["true"]),
  price_min: pounds,
  price_max: pounds,
}

const textsOf = (params: SearchParams, name: string): string[] => [
  ...new Set(
    [params[name] ?? []]
      .flat()
      .map((text) => text.trim())
      .filter(Boolean),
  ),
]

const isOrder = (text: string): text is AdminCatalogueOrder =>
  (ADMIN_CATALOGUE_ORDERS as readonly string[]).includes(text) && text !== "relevance"

/** Reads the list's state from its address; unknown and senseless values are left out. */
export function readProductList(params: SearchParams): ProductListState {
  const read = Object.entries(FILTERS).map(([name, reader]) => [name, reader(textsOf(params, name))] as const)
  const [order = ""] = textsOf(params, "order")
  return {
    q: (textsOf(params, "q")[0] ?? "").slice(0, 200),
    selection: Object.fromEntries(read.filter(([, chosen]) => chosen.length > 0)),
    order: isOrder(order) ? order : null,
    page: pageNumberOf(params.page),
  }
}

/**
 * The query of a state; defaults are left out.
 *
 * @param without parts to leave out, because a form has fields for them
 */
export function listQuery(
  { q, selection, order, page }: ProductListState,
  without: readonly (keyof ProductListState)[] = [],
): [name: string, value: string][] {
  const parts: Record<keyof ProductListState, [string, string][]> = {
    q: q === "" ? [] : [["q", q]],
    selection: Object.entries(selection).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    order: order === null ? [] : [["order", order]],
    page: page === 1 ? [] : [["page", String(page)]],
  }
  return Object.entries(parts).flatMap(([part, fields]) =>
    without.includes(part as keyof ProductListState) ? [] : fields,
  )
}

/** The address of a state. */
export function listHref(state: ProductListState): string {
  const query = new URLSearchParams(listQuery(state)).toString()
  return query === "" ? PRODUCTS_PATH : `${PRODUCTS_PATH}?${query}`
}

/** Filters as Medusa's Admin API takes them. */
export function filtersOf({ q, selection }: Pick<ProductListState, "q" | "selection">): Query {
  const {
    price_min: [least] = [],
    price_max: [most] = [],
    scheduled_price: [scheduled] = [],
    unclassified: [unclassified] = [],
    below_reorder_level: [level] = [],
    ...lists
  } = selection
  // Limits in the wrong order are swapped.
  const [low, high] = [least, most].map((text) => (text === undefined ? undefined : Number(text)))
  const isTurned = low !== undefined && high !== undefined && low > high
  return {
    ...lists,
    q: q === "" ? undefined : q,
    scheduled_price: scheduled,
    unclassified,
    below_reorder_level: level,
    price_min: isTurned ? high : low,
    price_max: isTurned ? low : high,
  }
}

/** The query for Medusa's Admin API that reads the page of a state. */
export const apiQuery = (state: ProductListState): Query => ({
  ...filtersOf(state),
  order: state.order ?? undefined,
  limit: PER_PAGE,
  offset: (state.page - 1) * PER_PAGE,
})

/** Columns that can be sorted by, and the API's name for each. */
const COLUMN_ORDERS = { name: "name", price: "price", stock: "stock", updated: "updated_at" } as const

/** The order as the table shows it. */
export function tableSort({ order, q }: ProductListState): TableSort | null {
  const shown = order ?? (q === "" ? "-updated_at" : null)
  if (shown === null) return null
  const [columnId] = Object.entries(COLUMN_ORDERS).find(([, word]) => word === shown.replace(/^-/, "")) ?? []
  return columnId ? { columnId, direction: shown.startsWith("-") ? "descending" : "ascending" } : null
}

/** The order that a sorted column stands for. */
export function orderOf(sort: TableSort | null): AdminCatalogueOrder | null {
  const word = COLUMN_ORDERS[(sort?.columnId ?? "") as keyof typeof COLUMN_ORDERS] as
    (typeof COLUMN_ORDERS)[keyof typeof COLUMN_ORDERS] | undefined
  if (!sort || !word) return null
  return sort.direction === "descending" ? `-${word}` : word
}
