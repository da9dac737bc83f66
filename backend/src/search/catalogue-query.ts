import { type SearchTypes } from "@medusajs/framework/types"
import {
  type CatalogueOrder,
  MACHINE_TYPES,
  partNumberKey,
  productQuery,
  slugify,
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
} from "../contract"
import { specificationField } from "./product-fields"
import { type CatalogueQuery } from "./queries"
import { ALL_VALUES, type ProductFilters } from "./visible-products"

type Order = Record<string, SearchTypes.SearchOrderBy>

/**
 * Orders of the index. `id` is last in every order, so that no product is on two pages or on none, in the direction of
 * the field before it where one index serves both directions. Absent prices are last in both, so prices have two
 * indexes.
 */
export const ORDERS: Record<CatalogueOrder, Order> = {
  relevance: { title: "ASC", id: "ASC" },
  name: { title: "ASC", id: "ASC" },
  "-name": { title: "DESC", id: "DESC" },
  price: { price: "ASC", id: "ASC" },
  "-price": { price: "DESC", id: "ASC" },
  "-popularity": { popularity: "DESC", id: "DESC" },
  "-created_at": { created_at: "DESC", id: "DESC" },
}

/**
 * @param query the validated query
 * @returns the order for the index; undefined leaves a search in the engine's order, best first
 */
export const indexOrder = ({ order, q }: Pick<CatalogueQuery, "order" | "q">): Order | undefined =>
  q && order === "relevance" ? undefined : ORDERS[order]

/**
 * Filters of the index for a query.
 *
 * @param query the validated query of `GET /store/catalogue`
 * @param visible filters for the products that may be seen
 */
export function catalogueFilters(query: CatalogueQuery, visible: ProductFilters): ProductFilters {
  const { q, brand, machine_type, brand_id, category_id, variant_id, part_number } = query
  const { in_stock, price_min, price_max, specs } = query
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
    ...(variant_id ? { variant_id } : {}),
    ...(part_number ? { part_number_key: part_number.map(partNumberKey) } : {}),
    ...(in_stock === undefined ? {} : { in_stock: in_stock === "true" }),
    ...(Object.keys(price).length > 0 ? { price } : {}),
    ...Object.fromEntries(
      SPECIFICATIONS.flatMap(({ key }) => {
        const values = specs?.[key]
        return values ? [[specificationField(key), values]] : []
      }),
    ),
    ...(q ? { q: productQuery(q) } : {}),
  }
}

/**
 * The facets of a query: brand, machine type, stock, price, and the specifications that products of the chosen
 * machine types have.
 *
 * @param query the validated query of `GET /store/catalogue`
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
