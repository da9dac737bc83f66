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

const OF_PRICES: readonly StoredTable[] = [
  { name: "price", key: ["id"], owner: "id" },
  { name: "price_rule", key: ["id"], owner: "price_id" },
]

/**
 * Remembers rows of stored products and prices before they change; when a later step fails, they are put back as they
 * were. Medusa's own step that changes products brings back its columns, but neither pictures nor tags nor categories.
 */
export const restoreRowsStep = createStep(
  "restore-rows",
  async (input: { productIds: string[]; priceIds: string[] }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const tables = [
      ...OF_PRODUCTS.map((table) => [table, input.productIds] as const),
      ...OF_PRICES.map((table) => [table, input.priceIds] as const),
    ]
    const snapshots = await Promise.all(
      tables.flatMap(([table, owners]) =>
        owners.length > 0 ? [readStoredRows(database, table, owners)] : [],
      ),
    )
    return new StepResponse(undefined, snapshots)
  },
  async (snapshots, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const snapshot of snapshots ?? []) await putStoredRowsBack(database, snapshot)
  },
)
