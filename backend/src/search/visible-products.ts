import { type MedusaStoreRequest } from "@medusajs/framework/http"
import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError, Modules, ProductStatus } from "@medusajs/framework/utils"
import { PRODUCT_INDEX, type ProductDocument } from "./product-fields"

/** Filters of the index of products. */
export type ProductFilters = SearchTypes.SearchFilters

/** More values than any facet of this shop has. */
export const ALL_VALUES = 10_000

/**
 * Filters for the products a visitor may see: published ones in the sales channels of the publishable key.
 *
 * @param req a request of the Store API
 * @returns filters for the index
 * @throws MedusaError (invalid data) when the key has no sales channel
 */
export function visibleProducts(req: MedusaStoreRequest): ProductFilters {
  const channels = req.publishable_key_context.sales_channel_ids
  if (channels.length === 0) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      "The publishable key needs a sales channel: add one to it in the Medusa Admin",
    )
  }
  return { status: ProductStatus.PUBLISHED, sales_channel_ids: channels }
}

/**
 * Counts visible products for each value of a field.
 *
 * @param req a request of the Store API
 * @param field a facet of the index
 * @param filters further filters
 * @returns the counts by value; a value without products is absent
 */
export async function countProductsBy(
  req: MedusaStoreRequest,
  field: "brand_handle" | "machine_type_handle",
  filters: ProductFilters = {},
): Promise<Map<string, number>> {
  const { facets } = await req.scope.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    fields: ["id"],
    filters: { ...visibleProducts(req), ...filters },
    pagination: { take: 0 },
    search_options: { facets: [{ field, limit: ALL_VALUES }], count: "none" },
  })
  const facet = facets?.[field]
  return new Map(facet?.type === "value" ? facet.values.map(({ value, count }) => [value, count]) : [])
}
