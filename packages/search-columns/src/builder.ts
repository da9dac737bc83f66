import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type Database } from "./database"
import { layoutOf, PROVIDER } from "./layout"
import { sql } from "./sql"
import { CATALOGUE, createStatements, dropStatements, tablesOf } from "./tables"

/** PostgreSQL's extension for trigrams. */
const EXTENSION = "pg_trgm"

/** Advisory lock: processes that set up the same database wait for each other. */
const SETUP_LOCK = 7_241_906_113

async function ensureExtension(database: Database): Promise<void> {
  const found = await database.query(sql`select 1 from pg_extension where extname = ${EXTENSION}`)
  if (found.length > 0) return
  try {
    await database.query(sql`create extension if not exists pg_trgm`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MedusaError(
      MedusaError.Types.INVALID_ARGUMENT,
      `Search needs PostgreSQL's extension ${EXTENSION}, which could not be created (${why}). ` +
        `Let the owner of the database run: create extension ${EXTENSION};`,
    )
  }
}

/** Creates the table of all indexes if it is missing. */
async function ensureCatalogue(database: Database): Promise<void> {
  await database.query(
    sql`create table if not exists ${CATALOGUE} (name text primary key, layout json not null,
      revision text not null default gen_random_uuid()::text, created_at timestamptz not null default now())`,
  )
}

/**
 * Creates the tables of an index, and recreates them when its layout has changed.
 *
 * @param database outside of a transaction
 * @param definition of the index
 * @throws MedusaError when the definition has an option that this provider does not offer, or the extension is missing
 */
export async function buildIndex(
  database: Database,
  definition: SearchTypes.ResolvedSearchIndexDefinition,
): Promise<void> {
  const layout = layoutOf(definition)
  const tables = tablesOf(definition.physical_name)
  await ensureExtension(database)
  await database.transaction(async (transaction) => {
    await transaction.query(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`)
    await ensureCatalogue(transaction)
    const text = JSON.stringify(layout)
    const [known] = await transaction.query<{ layout: string }>(
      sql`select layout::text as layout from ${CATALOGUE} where name = ${definition.physical_name}`,
    )
    if (known?.layout === text) return
    const statements = [...dropStatements(tables), ...createStatements(layout, tables)]
    for (const statement of statements) await transaction.query(statement)
    await transaction.query(
      sql`insert into ${CATALOGUE} (name, layout) values (${definition.physical_name}, ${text}::json)
        on conflict (name) do update set layout = excluded.layout, revision = excluded.revision`,
    )
  })
}

/** Removes an index with all its tables. @param database outside of a transaction @param index its physical name */
export async function dropIndex(database: Database, index: string): Promise<void> {
  const tables = tablesOf(index)
  await database.transaction(async (transaction) => {
    await ensureCatalogue(transaction)
    for (const statement of dropStatements(tables)) await transaction.query(statement)
    await transaction.query(sql`delete from ${CATALOGUE} where name = ${index}`)
  })
}

/** @param database outside of a transaction @returns every index of this provider with its exact number of documents */
export async function describeIndexes(database: Database): Promise<SearchTypes.SearchIndexInfo[]> {
  await ensureCatalogue(database)
  const indexes = await database.query<{ name: string; created_at: Date }>(
    sql`select name, created_at from ${CATALOGUE} order by name`,
  )
  const described: SearchTypes.SearchIndexInfo[] = []
  for (const { name, created_at } of indexes) {
    const [row] = await database.query<{ count: number }>(
      sql`select count(*)::integer as count from ${tablesOf(name).rows}`,
    )
    described.push({ name, provider: PROVIDER, document_count: row?.count ?? 0, created_at })
  }
  return described
}
