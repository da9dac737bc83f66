import { type MedusaContainer } from "@medusajs/framework/types"
import { refreshProducts } from "../catalogue-sync/catalogue-sync"
import { changedPriceLists } from "../catalogue-sync/price-lists"
import { productsOfPriceLists } from "../catalogue-sync/stale-products"
import { storePriceListStatesWorkflow } from "../workflows/price-list/workflows/store-price-list-states"

/** Milliseconds between runs: prices shown are those of the cart within ten seconds. */
const EVERY = 5_000

/**
 * Brings the prices of lists, searches, feeds and pages up to date after a price list has begun or ended, or staff have
 * changed it. A run that fails is made up for by the next; two at once do the same twice.
 */
export default async function followPriceLists(container: MedusaContainer): Promise<void> {
  const changed = await changedPriceLists(container)
  if (changed.length === 0) return
  const lists = changed.map(({ id }) => id)
  await refreshProducts(container, await productsOfPriceLists(container, lists))
  await storePriceListStatesWorkflow(container).run({ input: changed })
}

export const config = { name: "follow-price-lists", schedule: { interval: EVERY } }
