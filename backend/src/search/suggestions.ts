import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { productQuery, type StoreCatalogueProduct, type StoreSuggestionsResponse } from "../contract"
import { toCatalogueProduct } from "./catalogue-product"
import { foundBy } from "./catalogue-search"
import { PRODUCT_INDEX, type ProductDocument } from "./product-fields"
import { type ProductFilters } from "./visible-products"

const addressOf = (reference: StoreCatalogueProduct["brand"]) =>
  reference && { name: reference.name, handle: reference.handle }

/**
 * Suggests products for a text while it is typed, best first: exact part numbers, then names and part numbers that begin
 * with the text, then those that have its words.
 *
 * @param container the request's container
 * @param q the text, not blank
 * @param limit the most products
 * @param visible filters for the products that may be seen
 * @returns the products, the number of all that match, and by what they were found where not by the text itself
 */
export async function suggestProducts(
  container: MedusaContainer,
  q: string,
  limit: number,
  visible: ProductFilters,
): Promise<StoreSuggestionsResponse> {
  const result = await container.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    filters: { ...visible, q: productQuery(q) },
    pagination: { take: limit },
    search_options: { count: "exact", typo_tolerance: true },
  })
  const suggestions = result.hits.map(({ document }) => {
    const { id, name, handle, part_number, thumbnail, brand, machine_type, price, price_text, stock } =
      toCatalogueProduct(document)
    return {
      id,
      name,
      handle,
      part_number,
      thumbnail,
      brand: addressOf(brand),
      machine_type: addressOf(machine_type),
      price,
      price_text,
      stock,
    }
  })
  const count = result.metadata.count ?? suggestions.length
  return { suggestions, count, found_by: foundBy(result) }
}
