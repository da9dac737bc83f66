import { type MedusaContainer, type SearchTypes } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FOUND_BY } from "@scanwright/search-columns"
import {
  type CatalogueFacets,
  type FacetValue,
  type FoundBy,
  SPECIFICATIONS,
  type StoreCatalogueResponse,
} from "../contract"
import { devicesOf } from "../product/devices-of"
import { catalogueFilters, facetRequests, indexOrder } from "./catalogue-query"
import { toCatalogueProduct } from "./catalogue-product"
import { type LabelledEntity, labelsOf } from "./labels"
import { PRODUCT_INDEX, type ProductDocument, specificationField } from "./product-fields"
import { type CatalogueQuery } from "./queries"
import { type ProductFilters } from "./visible-products"

/** Facets in the index's response. */
export type Facets = Record<string, SearchTypes.SearchFacetResult> | undefined

const NO_FACETS: CatalogueFacets = { brand: [], machine_type: [], in_stock: 0, price: null, specs: {} }

/** @returns by what a search found its products; null where they have its text as it was typed, and for engines that do not say */
export const foundBy = ({ provider_metadata: details }: SearchTypes.SearchResult): FoundBy | null =>
  (details?.[FOUND_BY] as FoundBy | undefined) ?? null

/** Shared collator: making one costs more than all its comparisons. */
const byLabel = new Intl.Collator("en-GB")

/** @returns the counted values of a field */
export const valuesOf = (facets: Facets, field: string) => {
  const facet = facets?.[field]
  return facet?.type === "value" ? facet.values : []
}

/**
 * Adds names to the values of a facet.
 *
 * @param container the request's container
 * @param entity whose handles or ids the values are
 * @param values with their counts
 * @param key whether the values are handles or ids
 * @returns the values with names, by name
 */
export async function withLabels(
  container: MedusaContainer,
  entity: LabelledEntity,
  values: { value: string; count: number }[],
  key: "handle" | "id" = "handle",
): Promise<CatalogueFacets["brand"]> {
  if (values.length === 0) return []
  const names = await labelsOf(container, entity, key)
  return values
    .map(({ value, count }) => ({ value, count, label: names.get(value) ?? value }))
    .sort((a, b) => byLabel.compare(a.label, b.label))
}

async function toFacets(container: MedusaContainer, facets: Facets): Promise<CatalogueFacets> {
  const [brand, machine_type] = await Promise.all([
    withLabels(container, "brand", valuesOf(facets, "brand_handle")),
    withLabels(container, "product_category", valuesOf(facets, "machine_type_handle")),
  ])
  const price = facets?.price
  return {
    brand,
    machine_type,
    in_stock: valuesOf(facets, "in_stock").find(({ value }) => value === "true")?.count ?? 0,
    price: price?.type === "stats" && price.max > 0 ? { min: price.min, max: price.max } : null,
    specs: Object.fromEntries(
      SPECIFICATIONS.flatMap(({ key, kind }): [string, FacetValue[]][] => {
        const values = valuesOf(facets, specificationField(key))
        if (values.length === 0) return []
        if (kind !== "number") return [[key, values]]
        const counts = values.map(({ value, count }) => ({ value: Number(value), count }))
        return [[key, counts.sort((a, b) => a.value - b.value)]]
      }),
    ),
  }
}

/** The products that a query's accessories fit; an id that nothing has where there are none. */
async function fittedBy(container: MedusaContainer, { accessory }: CatalogueQuery): Promise<ProductFilters> {
  if (!accessory) return {}
  const ids = await devicesOf(container, accessory)
  return { id: ids.length > 0 ? ids : [""] }
}

/**
 * Reads one page of the catalogue from the index, with the count of all that match and optional facets: each counted
 * with every filter but its own.
 *
 * @param container the request's container
 * @param query the validated query
 * @param visible filters for the products that may be seen
 */
export async function searchCatalogue(
  container: MedusaContainer,
  query: CatalogueQuery,
  visible: ProductFilters,
): Promise<Omit<StoreCatalogueResponse, "offset" | "limit">> {
  const wantsFacets = query.facets === "true"
  const result = await container.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    filters: { ...catalogueFilters(query, visible), ...(await fittedBy(container, query)) },
    pagination: { skip: query.offset, take: query.limit, order: indexOrder(query) },
    search_options: {
      count: "exact",
      typo_tolerance: true,
      ...(wantsFacets ? { facets: facetRequests(query), disjunctive_facets: true } : {}),
    },
  })
  return {
    products: result.hits.map(({ document }) => toCatalogueProduct(document)),
    count: result.metadata.count ?? 0,
    facets: wantsFacets ? await toFacets(container, result.facets) : NO_FACETS,
    found_by: foundBy(result),
  }
}
