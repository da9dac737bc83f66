import {
  SPECIFICATIONS,
  type CatalogueFacets,
  type CatalogueOrder,
  type FoundBy,
  type SpecificationDefinition,
  type SpecificationKey,
  type StoreCatalogueProduct,
  type StoreCatalogueResponse,
} from "@scanwright/backend/contract"
import { pageCountOf } from "@/lib/list-pages"
import { readNow } from "./client"
import { MedusaReadError } from "./failure"
import { toProductSummary, wordSpecification, type ProductSummary } from "./shapes"

/** Longest wait for a list, in ms. */
const TIMEOUT_MS = 4_000

/** Filters and order of the list; a filter left out narrows nothing down. */
export interface ListingQuery {
  readonly q?: string
  /** Handles. */
  readonly brand?: readonly string[]
  readonly machine_type?: readonly string[]
  readonly in_stock?: true
  /** Pounds ex VAT. */
  readonly price_min?: number
  readonly price_max?: number
  readonly specs?: Partial<Record<SpecificationKey, readonly string[]>>
  readonly order: CatalogueOrder
}

/** A product of the list with all its known specifications. */
export interface ListedProduct extends ProductSummary {
  /** Values as text, by specification. */
  readonly specifications: Partial<Record<SpecificationKey, string>>
}

/** One page of the list. */
export interface Listing {
  readonly products: ListedProduct[]
  /** Products of the whole list. */
  readonly count: number
  readonly pageCount: number
  /** By what a search found them; null where they have its text as it was typed. */
  readonly foundBy: FoundBy | null
  /** Number of products that each choice would leave. */
  readonly facets: CatalogueFacets
}

const toListedProduct = (product: StoreCatalogueProduct): ListedProduct => ({
  ...toProductSummary(product),
  specifications: Object.fromEntries(
    (SPECIFICATIONS as readonly SpecificationDefinition[]).flatMap((definition) => {
      const text = wordSpecification(definition, product.specifications[definition.key as SpecificationKey])
      return text === null ? [] : [[definition.key, text]]
    }),
  ),
})

/**
 * One page of all products, with the counts of every filter. Never cached: filters combine without end.
 *
 * @param page counted from 1
 * @param size products on a page
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readListing(query: ListingQuery, page: number, size: number): Promise<Listing> {
  const path = "/store/catalogue"
  const result = await readNow<StoreCatalogueResponse>(
    path,
    { ...query, limit: size, offset: (page - 1) * size },
    TIMEOUT_MS,
  )
  if (!result.ok) throw new MedusaReadError(path, result.failure)
  const { products, count, facets, found_by: foundBy } = result.value
  return {
    products: products.map(toListedProduct),
    count,
    pageCount: pageCountOf(count, size),
    foundBy,
    facets,
  }
}
