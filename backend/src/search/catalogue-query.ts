import { type SearchTypes } from "@medusajs/framework/types"
import {
  type CatalogueOrder,
  MACHINE_TYPES,
  partNumberKey,
  slugify,
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
} from "../contract"
import { type CatalogueQuery } from "../api/store/catalogue/validators"
import { likePattern } from "../lib/like-pattern"
import { specificationField } from "./product-fields"
import { ALL_VALUES, type ProductFilters } from "./visible-products"

type Order = Record<string, SearchTypes.SearchOrderBy>

/** `id` comes last in every order, so that no product is on two pages or on none. */
const ORDERS: Record<CatalogueOrder, Order> = {
  relevance: { title_key: "ASC", id: "ASC" },
  name: { title_key: "ASC", id: "ASC" },
  "-name": { title_key: "DESC", id: "ASC" },
  price: { price: "ASC", id: "ASC" },
  "-price": { price: "DESC", id: "ASC" },
  "-created_at": { created_at: "DESC", id: "ASC" },
}

/**
 * @param order as the query names it
 * @returns the order for the index
 */
export const indexOrder = (order: CatalogueOrder): Order => ORDERS[order]

/** Every word must occur in name, brand or machine type; or the whole must occur in the part number. */
function matching(q: string): ProductFilters {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ({ search_key: { $like: likePattern(word) } }))
  const key = partNumberKey(q)
  return { $or: [{ $and: words }, ...(key ? [{ part_number_key: { $like: likePattern(key) } }] : [])] }
}

/**
 * Filters of the index for a query.
 *
 * @param query the checked query of `GET /store/catalogue`
 * @param visible which products may be seen at all
 */
export function catalogueFilters(query: CatalogueQuery, visible: ProductFilters): ProductFilters {
  const { q, brand, machine_type, brand_id, category_id, in_stock, price_min, price_max, specs } = query
  const price = {
    ...(price_min === undefined ? {} : { $gte: price_min }),
    ...(price_max === undefined ? {} : { $lte: price_max }),
  }
  return {
    ...visible,
    ...(brand ? { brand_handle: brand } : {}),
    ...(machine_type ? { machine_type_handle: machine_type } : {}),
    ...(brand_id ? { brand_id } : {}),
    ...(category_id ? { machine_type_id: category_id } : {}),
    ...(in_stock === undefined ? {} : { in_stock: in_stock === "true" }),
    ...(Object.keys(price).length > 0 ? { price } : {}),
    ...Object.fromEntries(
      SPECIFICATIONS.flatMap(({ key }) => {
        const values = specs?.[key]
        return values ? [[specificationField(key), values]] : []
      }),
    ),
    ...(q ? { $and: [matching(q)] } : {}),
  }
}

/**
 * Splits what a search finds into parts that follow one another by relevance: the exact part number, then names and
 * part numbers that begin with the text, then the rest.
 *
 * @param filters of the whole query
 * @param q the text searched for
 * @returns filters of each part, best first; every product found is in exactly one
 */
export function relevanceTiers(filters: ProductFilters, q: string): ProductFilters[] {
  const key = partNumberKey(q)
  const exact: ProductFilters = { part_number_key: key }
  const begins: ProductFilters = {
    $or: [
      { title_key: { $like: likePattern(q.toLowerCase(), "start") } },
      ...(key ? [{ part_number_key: { $like: likePattern(key, "start") } }] : []),
    ],
  }
  const and = (...more: ProductFilters[]): ProductFilters => ({
    ...filters,
    $and: [...(filters.$and ?? []), ...more],
  })
  return key
    ? [and(exact), and(begins, { $not: exact }), and({ $not: exact }, { $not: begins })]
    : [and(begins), and({ $not: begins })]
}

/**
 * The facets worth counting: brand, machine type, stock, price, and the specifications that products of the chosen
 * machine types have.
 *
 * @param query the checked query of `GET /store/catalogue`
 */
export function facetRequests(query: CatalogueQuery): SearchTypes.SearchFacetRequest[] {
  const chosen = MACHINE_TYPES.filter((name) => query.machine_type?.includes(slugify(name)))
  const relevant = (SPECIFICATIONS as readonly SpecificationDefinition[]).filter(
    ({ machineTypes }) => chosen.length === 0 || chosen.some((name) => machineTypes.includes(name)),
  )
  return [
    { field: "brand_handle", limit: ALL_VALUES },
    { field: "machine_type_handle", limit: ALL_VALUES },
    { field: "in_stock" },
    { field: "price", type: "stats" },
    ...relevant.map(({ key }) => ({
      field: specificationField(key as SpecificationKey),
      limit: ALL_VALUES,
    })),
  ]
}
