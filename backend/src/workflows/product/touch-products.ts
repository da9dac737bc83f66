import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Marks products as changed now. Medusa does so only when a column of the product itself changes; for whoever edits it, its
 * profile, brand, prices and stock are the product too (see `If-Match`). Nothing to undo: a moment too late does no harm.
 *
 * @param container the workflow step's or hook's container
 * @param ids of the products
 */
export async function touchProducts(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database("product")
    .whereIn("id", [...ids])
    .update({ updated_at: database.fn.now() })
}
