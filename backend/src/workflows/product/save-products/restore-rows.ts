import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** A table of Medusa's whose rows its own compensation of a changed product does not bring back. */
interface RestoredTable {
  readonly name: string
  readonly key: readonly string[]
  /** Column that says which product, or which price, a row belongs to. */
  readonly owner: string
}

const OF_PRODUCTS: readonly RestoredTable[] = [
  { name: "product", key: ["id"], owner: "id" },
  { name: "image", key: ["id"], owner: "product_id" },
  { name: "product_tags", key: ["product_id", "product_tag_id"], owner: "product_id" },
  {
    name: "product_category_product",
    key: ["product_id", "product_category_id"],
    owner: "product_id",
  },
]

const OF_PRICES: readonly RestoredTable[] = [{ name: "price", key: ["id"], owner: "id" }]

/** Rows of one table as JSON. */
interface Snapshot {
  table: RestoredTable
  owners: string[]
  rows: string
  columns: string[]
}

async function take(container: MedusaContainer, table: RestoredTable, owners: string[]): Promise<Snapshot> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { rows: string; columns: string[] }[] }>(
    `select (select coalesce(jsonb_agg(to_jsonb(stored)), '[]')::text from ${table.name} stored
         where ${table.owner} = any(?)) as rows,
       array(select quote_ident(column_name) from information_schema.columns
         where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER') as columns`,
    [owners, table.name],
  )
  return { table, owners, rows: rows[0]?.rows ?? "[]", columns: rows[0]?.columns ?? [] }
}

/** Deletes the rows that were added since, and writes the others as they were. */
async function putBack(
  container: MedusaContainer,
  { table: { name, key, owner }, owners, rows, columns }: Snapshot,
): Promise<void> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const were = `jsonb_populate_recordset(null::${name}, ?::jsonb) were`
  const isSame = key.map((column) => `were.${column} = now.${column}`).join(" and ")
  const others = columns.filter((column) => !key.includes(column))
  const sets = others.map((column) => `${column} = excluded.${column}`).join(", ")
  await connection.raw(
    `delete from ${name} now where ${owner} = any(?) and not exists (select 1 from ${were} where ${isSame})`,
    [owners, rows],
  )
  await connection.raw(
    `insert into ${name} (${columns.join(", ")}) select ${columns.map((column) => `were.${column}`).join(", ")}
     from ${were} on conflict (${key.join(", ")}) do ${sets ? `update set ${sets}` : "nothing"}`,
    [rows],
  )
}

/**
 * Remembers rows of stored products and prices before they change; when a later step fails, they are put back as they
 * were. Medusa's own step that changes products brings back its columns, but neither pictures nor tags nor categories.
 */
export const restoreRowsStep = createStep(
  "restore-rows",
  async (input: { productIds: string[]; priceIds: string[] }, { container }) => {
    const tables = [
      ...OF_PRODUCTS.map((table) => [table, input.productIds] as const),
      ...OF_PRICES.map((table) => [table, input.priceIds] as const),
    ]
    const snapshots = await Promise.all(
      tables.flatMap(([table, owners]) => (owners.length > 0 ? [take(container, table, owners)] : [])),
    )
    return new StepResponse(undefined, snapshots)
  },
  async (snapshots, { container }) => {
    for (const snapshot of snapshots ?? []) await putBack(container, snapshot)
  },
)
