import { type Knex } from "@medusajs/framework/mikro-orm/knex"

/** A table whose rows are remembered before they change, so that they can be put back. */
export interface StoredTable {
  readonly name: string
  readonly key: readonly string[]
  /** Column that says which record a row belongs to. */
  readonly owner: string
}

/** Rows of one table, as JSON that PostgreSQL made. */
export interface StoredRows {
  table: StoredTable
  owners: string[]
  rows: string
  columns: string[]
}

/** A connection to the database, or a transaction on one. */
type Database = Pick<Knex, "raw">

/**
 * Reads whole rows before they change.
 *
 * @param owners the records they belong to
 */
export async function readStoredRows(
  database: Database,
  table: StoredTable,
  owners: string[],
): Promise<StoredRows> {
  const { rows } = await database.raw<{ rows: { rows: string; columns: string[] }[] }>(
    `select (select coalesce(jsonb_agg(to_jsonb(stored)), '[]')::text from ${table.name} stored
         where ${table.owner} = any(?)) as rows,
       array(select quote_ident(column_name) from information_schema.columns
         where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER') as columns`,
    [owners, table.name],
  )
  return { table, owners, rows: rows[0]?.rows ?? "[]", columns: rows[0]?.columns ?? [] }
}

/** Deletes the rows that were added since, and writes the others as they were. */
export async function putStoredRowsBack(
  database: Database,
  { table: { name, key, owner }, owners, rows, columns }: StoredRows,
): Promise<void> {
  const were = `jsonb_populate_recordset(null::${name}, ?::jsonb) were`
  const isSame = key.map((column) => `were.${column} = now.${column}`).join(" and ")
  const others = columns.filter((column) => !key.includes(column))
  const sets = others.map((column) => `${column} = excluded.${column}`).join(", ")
  await database.raw(
    `delete from ${name} now where ${owner} = any(?) and not exists (select 1 from ${were} where ${isSame})`,
    [owners, rows],
  )
  await database.raw(
    `insert into ${name} (${columns.join(", ")}) select ${columns.map((column) => `were.${column}`).join(", ")}
     from ${were} on conflict (${key.join(", ")}) do ${sets ? `update set ${sets}` : "nothing"}`,
    [rows],
  )
}
