import { type MedusaContainer, type SearchTypes } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  type AdminCatalogueFacets,
  type AdminCatalogueOrder,
  type AdminCatalogueProduct,
  type AdminCatalogueResponse,
  NONE,
  type PriceListPrice,
  productQuery,
  STOCK_BANDS,
} from "../contract"
import { readPriceListPrices } from "../product/guest-prices"
import { SCHEDULED_PRICE_MODULE } from "../modules/scheduled-price"
import { type ScheduledPriceModuleService } from "../modules/scheduled-price/service"
import { toListedProduct } from "./catalogue-product"
import { ORDERS } from "./catalogue-query"
import { type Facets, foundBy, valuesOf, withLabels } from "./catalogue-search"
import { PRODUCT_INDEX, type ProductDocument } from "./product-fields"
import { type AdminCatalogueFilters, type AdminCatalogueQuery } from "./queries"
import { ALL_VALUES, type ProductFilters } from "./visible-products"

type Order = Record<string, SearchTypes.SearchOrderBy>

/** The orders of visitors and some more. */
const STAFF_ORDERS: Record<AdminCatalogueOrder, Order> = {
  ...ORDERS,
  relevance: { updated_at: "DESC", id: "DESC" },
  stock: { stock: "ASC", id: "ASC" },
  "-stock": { stock: "DESC", id: "DESC" },
  updated_at: { updated_at: "ASC", id: "ASC" },
  "-updated_at": { updated_at: "DESC", id: "DESC" },
  created_at: { created_at: "ASC", id: "ASC" },
}

/** Most products with a scheduled price that are found. */
const SCHEDULED_MOST = 1_000

const NO_FACETS: AdminCatalogueFacets = { brand: [], machine_type: [], status: [], stock: [], price: null }

const FACETS: SearchTypes.SearchFacetRequest[] = [
  { field: "brand_id", limit: ALL_VALUES },
  { field: "machine_type_id", limit: ALL_VALUES },
  { field: "status" },
  { field: "stock_band" },
  { field: "price", type: "stats" },
]

const idsOrNone = (ids: readonly string[]) => ids.map((id) => (id === NONE ? null : id))

/** Ids of the products with a scheduled price, where the list is about these. */
async function scheduledIds(
  container: MedusaContainer,
  { scheduled_price: isWanted }: AdminCatalogueFilters,
): Promise<string[] | undefined> {
  if (isWanted === undefined) return undefined
  return container
    .resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
    .scheduledProductIds(SCHEDULED_MOST)
}

/** @param otherwise the level of products that have none */
const belowReorderLevel = (otherwise: number): ProductFilters => ({
  $or: [{ below_reorder_level: true }, { below_reorder_level: null, stock: { $lt: otherwise } }],
})

const UNCLASSIFIED: ProductFilters = { $or: [{ brand_id: null }, { machine_type_id: null }] }

function filtersOf(query: AdminCatalogueFilters, ids?: string[]): ProductFilters {
  const { q, status, brand_id, category_id, stock, price_min, price_max } = query
  const { below_reorder_level: otherwise, unclassified } = query
  const price = {
    ...(price_min === undefined ? {} : { $gte: price_min }),
    ...(price_max === undefined ? {} : { $lte: price_max }),
  }
  return {
    ...(status ? { status } : {}),
    ...(brand_id ? { brand_id: idsOrNone(brand_id) } : {}),
    ...(category_id ? { machine_type_id: idsOrNone(category_id) } : {}),
    ...(stock ? { stock_band: stock } : {}),
    ...(Object.keys(price).length > 0 ? { price } : {}),
    ...(ids ? { id: ids } : {}),
    ...(q ? { q: productQuery(q) } : {}),
    $and: [
      ...(otherwise === undefined ? [] : [belowReorderLevel(otherwise)]),
      ...(unclassified ? [UNCLASSIFIED] : []),
    ],
  }
}

const toProduct = (
  document: ProductDocument,
  prices: ReadonlyMap<string, PriceListPrice>,
): AdminCatalogueProduct => ({
  ...toListedProduct(document),
  part_numbers: document.part_numbers ?? [],
  price_list: prices.get(document.variant_id ?? "")?.price_list ?? null,
  reorder_level: document.reorder_level ?? null,
  status: document.status ?? "",
  updated_at: new Date(document.updated_at ?? 0).toISOString(),
})

async function toFacets(container: MedusaContainer, facets: Facets): Promise<AdminCatalogueFacets> {
  const [brand, machine_type] = await Promise.all([
    withLabels(container, "brand", valuesOf(facets, "brand_id"), "id"),
    withLabels(container, "product_category", valuesOf(facets, "machine_type_id"), "id"),
  ])
  const price = facets?.price
  const bands = new Map(valuesOf(facets, "stock_band").map(({ value, count }) => [value, count]))
  return {
    brand,
    machine_type,
    status: valuesOf(facets, "status"),
    stock: STOCK_BANDS.map((value) => ({ value, count: bands.get(value) ?? 0 })),
    price: price?.type === "stats" && price.max > 0 ? { min: price.min, max: price.max } : null,
  }
}

/**
 * Reads one page of all products, including drafts and products outside every sales channel, with the count of all that
 * match and optional facets: each counted with every filter but its own. The default order without a search text is by
 * the last change, newest first.
 *
 * @param container the request's container
 * @param query the validated query of `GET /admin/catalogue`
 */
export async function searchAdminCatalogue(
  container: MedusaContainer,
  query: AdminCatalogueQuery,
): Promise<Omit<AdminCatalogueResponse, "offset" | "limit">> {
  const wantsFacets = query.facets === "true"
  const ranked = query.q && query.order === "relevance"
  const result = await container.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    filters: filtersOf(query, await scheduledIds(container, query)),
    pagination: {
      skip: query.offset,
      take: query.limit,
      ...(ranked ? {} : { order: STAFF_ORDERS[query.order] }),
    },
    search_options: {
      count: "exact",
      typo_tolerance: true,
      ...(wantsFacets ? { facets: FACETS, disjunctive_facets: true } : {}),
    },
  })
  const prices = await readPriceListPrices(
    container.resolve(ContainerRegistrationKeys.QUERY),
    result.hits.flatMap(({ document }) => document.variant_id ?? []),
  )
  return {
    products: result.hits.map(({ document }) => toProduct(document, prices)),
    count: result.metadata.count ?? 0,
    facets: wantsFacets ? await toFacets(container, result.facets) : NO_FACETS,
    found_by: foundBy(result),
  }
}

/** Products whose ids are read at a time. */
const IDS = 250

/**
 * Finds every product that matches the filters of staff, in the order of their ids.
 *
 * @param container the request's container
 * @param query filters of the list
 * @returns portions of ids
 */
export async function* matchingProductIds(
  container: MedusaContainer,
  query: AdminCatalogueFilters,
): AsyncGenerator<string[]> {
  const scheduled = await scheduledIds(container, query)
  for (let last = ""; ;) {
    const { hits } = await container.resolve(Modules.SEARCH).search<ProductDocument>({
      entity: PRODUCT_INDEX,
      fields: ["id"],
      filters: { ...filtersOf(query), id: { $gt: last, ...(scheduled && { $in: scheduled }) } },
      pagination: { take: IDS, order: { id: "ASC" } },
      search_options: { count: "none", typo_tolerance: true },
    })
    const ids = hits.map(({ id }) => id)
    if (ids.length > 0) yield ids
    if (ids.length < IDS) return
    last = ids.at(-1) ?? ""
  }
}
