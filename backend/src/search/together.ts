import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type StoreCatalogueProduct } from "../contract"
import { POPULARITY_MODULE } from "../modules/popularity"
import { type PopularityModuleService } from "../modules/popularity/service"
import { toCatalogueProduct } from "./catalogue-product"
import { PRODUCT_INDEX, type ProductDocument } from "./product-fields"
import { type ProductFilters } from "./visible-products"

/** Products looked at for each that is wanted: some may be drafts, or gone. */
const CANDIDATES = 3

/**
 * Finds products that were asked for together with one, the most frequent first.
 *
 * @param container the request's container
 * @param id of the product; one that is not there has none
 * @param limit the most products
 * @param visible filters for the products that may be seen
 */
export async function productsAskedForWith(
  container: MedusaContainer,
  id: string,
  limit: number,
  visible: ProductFilters,
): Promise<StoreCatalogueProduct[]> {
  const service = container.resolve<PopularityModuleService>(POPULARITY_MODULE)
  const ids = await service.together(id, limit * CANDIDATES)
  if (ids.length === 0) return []
  const { hits } = await container.resolve(Modules.SEARCH).search<ProductDocument>({
    entity: PRODUCT_INDEX,
    filters: { ...visible, id: ids },
    pagination: { take: ids.length },
    search_options: { count: "none" },
  })
  const found = new Map(hits.map(({ document }) => [document.id, document]))
  return ids
    .flatMap((one) => found.get(one) ?? [])
    .slice(0, limit)
    .map(toCatalogueProduct)
}
