import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { type StoreCatalogueProduct } from "../contract"
import { toCatalogueProduct } from "./catalogue-product"
import { PRODUCT_INDEX, type ProductDocument } from "./product-fields"
import { type ProductFilters } from "./visible-products"
import { present } from "../lib/not-found"

/**
 * The parts that related products come from, in this order: the same machine type, then the same brand, and in each
 * products in stock first. No product is in two of them.
 */
function partsOf({ machine_type_handle: type, brand_handle: brand }: ProductDocument): ProductFilters[] {
  const sameType: ProductFilters[] = type ? [{ machine_type_handle: type }] : []
  const sameBrand: ProductFilters[] = brand
    ? [{ brand_handle: brand, ...(type ? { $not: { machine_type_handle: type } } : {}) }]
    : []
  return [...sameType, ...sameBrand].flatMap((part) => [
    { ...part, in_stock: true },
    { ...part, in_stock: false },
  ])
}

/**
 * Finds products related to one. Each part is ordered by name, starting with the name after the product's own and
 * continuing from the last name with the first: models of a family have neighbouring names, and products differ in
 * their related ones.
 *
 * @param container the request's container
 * @param id of the product
 * @param limit the most products
 * @param visible filters for the products that may be seen
 * @throws MedusaError (not found) when there is no such visible product
 */
export async function relatedProducts(
  container: MedusaContainer,
  id: string,
  limit: number,
  visible: ProductFilters,
): Promise<StoreCatalogueProduct[]> {
  const search = container.resolve(Modules.SEARCH)
  const find = async (filters: ProductFilters, take: number) => {
    const { hits } = await search.search<ProductDocument>({
      entity: PRODUCT_INDEX,
      filters: { ...visible, ...filters },
      pagination: { take, order: { title: "ASC", id: "ASC" } },
      search_options: { count: "none" },
    })
    return hits.map(({ document }) => document)
  }
  const product = present((await find({ id }, 1))[0], "Product", id)
  const title = product.title ?? ""
  const found: ProductDocument[] = []
  for (const part of partsOf(product)) {
    for (const side of [{ title: { $gte: title } }, { title: { $lt: title } }]) {
      if (found.length >= limit) break
      found.push(...(await find({ ...part, ...side, id: { $ne: id } }, limit - found.length)))
    }
  }
  return found.map(toCatalogueProduct)
}
