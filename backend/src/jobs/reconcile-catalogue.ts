import { type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { PRODUCT_INDEX } from "../search/product-fields"

/** Rebuilds the index of products beside the one in use, then swaps: what an event missed is right again by morning. */
export default async function reconcileCatalogue(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: PRODUCT_INDEX })
}

export const config = { name: "reconcile-catalogue", schedule: "30 3 * * *" }
