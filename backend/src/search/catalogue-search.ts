import { type MedusaContainer, type SearchTypes } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  type CatalogueFacets,
  type FacetValue,
  SPECIFICATIONS,
  type Specifications,
  type StoreCatalogueProduct,
} from "../contract"
import { type CatalogueQuery } from "../api/store/catalogue/validators"
import { catalogueFilters, facetRequests, indexOrder, relevanceTiers } from "./catalogue-query"
import { PRODUCT_INDEX, type ProductDocument, specificationField } from "./product-fields"
import { type ProductFilters } from "./visible-products"

type Facets = Record<string, SearchTypes.SearchFacetResult> | undefined

const NO_FACETS: CatalogueFacets = { brand: [], machine_type: [], in_stock: 0, price: null, specs: {} }

const reference = (id?: string | null, name?: string | null, handle?: string | null) =>
  id && name && handle ? { id, name, handle } : null

function specificationsOf(document: ProductDocument): Specifications {
  const values = document as Record<string, unknown>
  return Object.fromEntries(
    SPECIFICATIONS.flatMap(({ key }) => {
      const value = values[specificationField(key)]
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )
}

function toProduct(document: ProductDocument): StoreCatalogueProduct {
  return {
    id: document.id,
    name: document.title ?? "",
    handle: document.handle ?? "",
    short_description: document.short_description ?? null,
    thumbnail: document.thumbnail ?? null,
    thumbnail_alt: document.thumbnail_alt ?? null,
    part_number: document.part_number ?? null,
    variant_id: document.variant_id ?? null,
    brand: reference(document.brand_id, document.brand_name, document.brand_handle),
    machine_type: reference(
      document.machine_type_id,
      document.machine_type_name,
      document.machine_type_handle,
    ),
    price: document.price ?? null,
    price_text: document.price_text ?? null,
    stock: document.stock ?? 0,
    specifications: specificationsOf(document),
    created_at: new Date(document.created_at ?? 0).toISOString(),
  }
}

const valuesOf = (facets: Facets, field: string) => {
  const facet = facets?.[field]
  return facet?.type === "value" ? facet.values : []
}

/** Adds names to handles. */
async function withLabels(
  container: MedusaContainer,
  entity: "brand" | "product_category",
  values: { value: string; count: number }[],
): Promise<CatalogueFacets["brand"]> {
  if (values.length === 0) return []
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ["handle", "name"],
    filters: { handle: values.map(({ value }) => value) },
  })
  const names = new Map((data as { handle: string; name: string }[]).map((row) => [row.handle, row.name]))
  return values
    .map(({ value, count }) => ({ value, count, label: names.get(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, "en-GB"))
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
        const figures = values.map(({ value, count }) => ({ value: Number(value), count }))
        return [[key, figures.sort((a, b) => a.value - b.value)]]
      }),
    ),
  }
}

/** One page of parts that follow one another. */
async function pageOfTiers(
  search: SearchTypes.ISearchModuleService,
  tiers: ProductFilters[],
  { offset, limit, order }: CatalogueQuery,
): Promise<ProductDocument[]> {
  const page: ProductDocument[] = []
  let passed = 0
  for (const filters of tiers) {
    if (page.length >= limit) break
    const { hits, metadata } = await search.search<ProductDocument>({
      entity: PRODUCT_INDEX,
      filters,
      pagination: {
        skip: Math.max(0, offset - passed),
        take: limit - page.length,
        order: indexOrder(order),
      },
      search_options: { count: "exact" },
    })
    page.push(...hits.map(({ document }) => document))
    passed += metadata.count ?? 0
  }
  return page
}

/**
 * One page of the catalogue from the index, with the count of all that match and, when asked for, facets: each
 * counted with every filter but its own.
 *
 * @param container the request's container
 * @param query the checked query
 * @param visible which products may be seen at all
 */
export async function searchCatalogue(
  container: MedusaContainer,
  query: CatalogueQuery,
  visible: ProductFilters,
): Promise<{ products: StoreCatalogueProduct[]; count: number; facets: CatalogueFacets }> {
  const search = container.resolve(Modules.SEARCH)
  const filters = catalogueFilters(query, visible)
  const wantsFacets = query.facets === "true"
  const tiers = query.q && query.order === "relevance" ? relevanceTiers(filters, query.q) : null
  const [result, ranked] = await Promise.all([
    search.search<ProductDocument>({
      entity: PRODUCT_INDEX,
      filters,
      pagination: {
        skip: query.offset,
        take: tiers ? 0 : query.limit,
        order: indexOrder(query.order),
      },
      search_options: {
        count: "exact",
        ...(wantsFacets ? { facets: facetRequests(query), disjunctive_facets: true } : {}),
      },
    }),
    tiers ? pageOfTiers(search, tiers, query) : null,
  ])
  const documents = ranked ?? result.hits.map(({ document }) => document)
  return {
    products: documents.map(toProduct),
    count: result.metadata.count ?? 0,
    facets: wantsFacets ? await toFacets(container, result.facets) : NO_FACETS,
  }
}
