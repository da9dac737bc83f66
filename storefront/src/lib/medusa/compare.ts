import { site } from "@/config/site"
import { readNow } from "./client"
import { MedusaReadError } from "./failure"
import { readRegionId } from "./product"
import { PRODUCT_FIELDS, toProduct, type ApiProduct, type Product } from "./shapes"

/** Longest wait for the products, in ms. */
const TIMEOUT_MS = 4_000

/**
 * Products by their ids, in the order of the ids; those that are not sold are left out. Never cached: the combinations
 * are endless.
 *
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readProductsById(ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const path = "/store/products"
  const query = { id: ids, region_id: await readRegionId(), fields: PRODUCT_FIELDS, limit: ids.length }
  const result = await readNow<{ products: ApiProduct[] }>(path, query, TIMEOUT_MS)
  if (!result.ok) throw new MedusaReadError(path, result.failure)
  const { products } = result.value
  const { showsDefaults } = site()
  return ids.flatMap((id) =>
    products.filter((product) => product.id === id).map((product) => toProduct(product, showsDefaults)),
  )
}
