import { type MedusaContainer } from "@medusajs/framework/types"
import { refreshProducts } from "../catalogue-sync/catalogue-sync"
import { changedPriceLists, productsOfPriceLists } from "../catalogue-sync/price-lists"
import { storePriceListStatesWorkflow } from "../workflows/price-list/workflows/store-price-list-states"

/** Milliseconds between runs: prices shown are those of the cart within ten seconds. */
const EVERY = 5_000

let running = false

/**
 * Brings the prices of lists, searches, feeds and pages up to date after a price list has begun or ended, or staff have
 * changed it. A run that takes longer than the interval is not joined by another; one that fails is made up for by the
 * next.
 */
export default async function followPriceLists(container: MedusaContainer): Promise<void> {
  if (running) return
  running = true
  try {
    const changed = await changedPriceLists(container)
    if (changed.length === 0) return
    const ids = changed.map(({ id }) => id)
    await refreshProducts(container, await productsOfPriceLists(container, ids))
    await storePriceListStatesWorkflow(container).run({ input: changed })
  } finally {
    running = false
  }
}

export const config = { name: "follow-price-lists", schedule: { interval: EVERY } }
