import { type MedusaContainer } from "@medusajs/framework/types"
import { type AdminScheduledPrice, SCHEDULED_PRICES_MOST } from "../../../contract"
import { SCHEDULED_PRICE_MODULE } from "../../../modules/scheduled-price"
import { type ScheduledPriceModuleService } from "../../../modules/scheduled-price/service"
import { readProducts } from "../../../product/read-products"

/**
 * Reads the scheduled prices of a product, or one by its id, soonest first.
 *
 * @param container the request's
 * @param filters `product_id` or `id`
 */
export async function readScheduledPrices(
  container: MedusaContainer,
  filters: { product_id: string } | { id: string },
): Promise<AdminScheduledPrice[]> {
  const rows = await container
    .resolve<ScheduledPriceModuleService>(SCHEDULED_PRICE_MODULE)
    .listScheduledPrices(filters, { order: { starts_at: "ASC" }, take: SCHEDULED_PRICES_MOST })
  const products = await readProducts(container, [...new Set(rows.map(({ product_id: id }) => id))])
  return rows.map(({ id, product_id, price_pence, starts_at, ends_at, is_active, problem }) => ({
    ...{ id, product_id, is_active, problem },
    name: products.get(product_id)?.product.name ?? "",
    price: price_pence / 100,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: ends_at === null ? null : new Date(ends_at).toISOString(),
  }))
}
