import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { PRODUCT_INDEX } from "../search/product-fields"

/**
 * Rebuilds the product index beside the one in use, then swaps them, so that changes without an event are indexed
 * daily, and has URL SEO configs follow pages that moved without one.
 */
export default async function reconcileCatalogue(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX })
  await moveUrlSeos(container)
}

export const config = { name: "reconcile-catalogue", schedule: "30 3 * * *" }
