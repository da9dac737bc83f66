import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { putStoredRowsBack, readStoredRows, type StoredTable } from "../../../lib/stored-rows"

/** Tables of Medusa's whose rows its own compensation of a changed product does not bring back. */
const OF_PRODUCTS: readonly StoredTable[] = [
  { name: "product", key: ["id"], owner: "id" },
  { name: "image", key: ["id"], owner: "product_id" },
  { name: "product_tags", key: ["product_id", "product_tag_id"], owner: "product_id" },
  {
    name: "product_category_product",
    key: ["product_id", "product_category_id"],
    owner: "product_id",
  },
]

/**
 * Remembers rows of stored products before they change; when a later step fails, they are put back as they were.
 * Medusa's own step that changes products brings back its columns, but neither pictures nor tags nor categories.
 */
export const restoreRowsStep = createStep(
  "restore-rows",
  async (productIds: string[], { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (productIds.length === 0) return new StepResponse(undefined, [])
    const snapshots = await Promise.all(
      OF_PRODUCTS.map((table) => readStoredRows(database, table, productIds)),
    )
    return new StepResponse(undefined, snapshots)
  },
  async (snapshots, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const snapshot of snapshots ?? []) await putStoredRowsBack(database, snapshot)
  },
)
