import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type Database } from "./database"
import { type Condition, toSql } from "./filters"
import { type IndexState } from "./index-state"
import { columnFields } from "./layout"
import { type Digested, type Projection, projector, vocabularyOf } from "./projection"
import { allOf, identifier, join, type Sql, sql, type SqlValue } from "./sql"
import { CATALOGUE, valueType } from "./tables"

/** Documents written by one statement. */
const PORTION = 200

const COMMA = sql`, `

/**
 * Runs a write. Changing the revision first locks the index's row, so that writers wait for each other and entries of
 * the dictionary become visible in the order of their ids.
 */
async function writing(
  state: IndexState,
  database: Database,
  work: (transaction: Database) => Promise<void>,
  documents?: number,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      const found = await transaction.query(
        sql`update ${CATALOGUE} set revision = gen_random_uuid()::text where name = ${state.index} returning revision`,
      )
      if (found.length === 0) {
        throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no search index "${state.index}"`)
      }
      await work(transaction)
    })
    await state.readShapes()
  } finally {
    if (documents === undefined) state.forget()
    else state.written(documents)
  }
}

/** Finds the ids of sets of values in the dictionary, and adds missing ones. */
async function entriesOf(
  { tables }: IndexState,
  transaction: Database,
  sets: readonly (Digested & { scope: number | null })[],
): Promise<Map<string, number>> {
  const byDigest = new Map(sets.map((set) => [set.digest, set]))
  const digests = [...byDigest.keys()]
  const find = async () =>
    new Map(
      (
        await transaction.query<{ id: number; digest: string }>(
          sql`select id, digest from ${tables.shapes} where digest = any(${digests}::text[])`,
        )
      ).map(({ id, digest }) => [digest, id]),
    )
  const known = await find()
  const added = [...byDigest.values()].filter(({ digest }) => !known.has(digest))
  if (added.length === 0) return known
  await transaction.query(
    sql`insert into ${tables.shapes} (digest, scope, shape)
      select * from unnest(${added.map(({ digest }) => digest)}::text[], ${added.map(({ scope }) => scope)}::integer[],
        ${added.map(({ values }) => JSON.stringify(values))}::json[])
      on conflict do nothing`,
  )
  return find()
}

/** Digest of a scope, with a prefix, because scopes and shapes share a dictionary and may have the same values. */
const asScope = ({ digest, values }: Digested) => ({ digest: `scope ${digest}`, values, scope: null })

async function readTexts(
  { tables, layout }: IndexState,
  transaction: Database,
  ids: string[],
): Promise<string[]> {
  const rows = await transaction.query<{ words: string }>(
    sql`select _words as words from ${tables.rows} where ${identifier(layout.primaryKey)} = any(${ids}::text[])`,
  )
  return rows.map(({ words }) => words)
}

/** Updates the counts of words in the vocabulary when texts change. */
async function updateVocabulary(
  { tables, layout }: IndexState,
  transaction: Database,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  if (!layout.mistakes) return
  const changes = new Map<string, number>()
  const add = (texts: readonly string[], by: number) => {
    for (const word of texts.flatMap(vocabularyOf)) changes.set(word, (changes.get(word) ?? 0) + by)
  }
  add(before, -1)
  add(after, 1)
  const changed = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (changed.length === 0) return
  await transaction.query(
    sql`insert into ${tables.words} as word (word, uses)
      select * from unnest(${changed.map(([word]) => word)}::text[], ${changed.map(([, by]) => by)}::integer[])
      on conflict (word) do update set uses = word.uses + excluded.uses`,
  )
  if (changed.some(([, by]) => by < 0)) {
    await transaction.query(
      sql`delete from ${tables.words} where uses <= 0 and word = any(${changed.map(([word]) => word)}::text[])`,
    )
  }
}

/** The columns of rows with their types and how each is read from a projection. */
function rowColumns(
  { layout }: IndexState,
  idOf: (digest: string) => number,
): { name: Sql; read: Sql; type: Sql; valueOf: (projection: Projection) => SqlValue }[] {
  return [
    {
      name: identifier(layout.primaryKey),
      read: identifier(layout.primaryKey),
      type: sql`text`,
      valueOf: ({ id }) => id,
    },
    { name: sql`_shape`, read: sql`_shape`, type: sql`integer`, valueOf: ({ shape }) => idOf(shape.digest) },
    {
      name: sql`_scope`,
      read: sql`_scope`,
      type: sql`integer`,
      valueOf: ({ scope }) => idOf(asScope(scope).digest),
    },
    { name: sql`_words`, read: sql`_words`, type: sql`text`, valueOf: ({ words }) => words },
    { name: sql`_code`, read: sql`_code`, type: sql`text`, valueOf: ({ code }) => code },
    { name: sql`_codes`, read: sql`_codes::text[]`, type: sql`text`, valueOf: ({ codes }) => codes },
    ...columnFields(layout).map((field) => ({
      name: identifier(field.path),
      type: field.array ? sql`text` : valueType(field),
      read: field.array ? sql`${identifier(field.path)}::${valueType(field)}[]` : identifier(field.path),
      valueOf: ({ columns }: Projection): SqlValue => columns[field.path] ?? null,
    })),
  ]
}

async function writePortion(
  state: IndexState,
  transaction: Database,
  projections: Projection[],
): Promise<void> {
  const { tables, layout } = state
  const scopes = await entriesOf(
    state,
    transaction,
    projections.map(({ scope }) => asScope(scope)),
  )
  const shapes = await entriesOf(
    state,
    transaction,
    projections.map(({ shape, scope }) => ({ ...shape, scope: scopes.get(asScope(scope).digest) ?? null })),
  )
  const ids = projections.map(({ id }) => id)
  const before = await readTexts(state, transaction, ids)
  await updateVocabulary(
    state,
    transaction,
    before,
    projections.map(({ words }) => words),
  )
  const columns = rowColumns(state, (digest) => scopes.get(digest) ?? shapes.get(digest) ?? 0)
  const key = identifier(layout.primaryKey)
  const names = columns.map(({ name }) => name)
  const all = join(names, COMMA)
  const excluded = join(
    names.map((name) => sql`excluded.${name}`),
    COMMA,
  )
  const own = join(
    names.map((name) => sql`known.${name}`),
    COMMA,
  )
  const lists = join(
    columns.map(({ type, valueOf }) => sql`${projections.map(valueOf) as SqlValue}::${type}[]`),
    COMMA,
  )
  // An unchanged row is not written, which saves its indexes: most changes are in the document only.
  await transaction.query(
    sql`insert into ${tables.rows} as known (${all})
      select ${join(
        columns.map(({ read }) => read),
        COMMA,
      )} from unnest(${lists}) as written (${all})
      on conflict (${key}) do update set (${all}) = row(${excluded}) where row(${own}) is distinct from row(${excluded})`,
  )
  await transaction.query(
    sql`insert into ${tables.documents} as known (${key}, document)
      select * from unnest(${ids}::text[], ${projections.map(({ document }) => document)}::json[])
      on conflict (${key}) do update set document = excluded.document
      where known.document::text <> excluded.document::text`,
  )
}

/**
 * Writes documents over those with the same primary key.
 *
 * @param state of the index
 * @param database outside of a transaction
 * @param documents any number; of two with one key the last is stored
 * @throws MedusaError (not found) when the index was deleted, (invalid data) when a value does not have the type of its
 *   field
 */
export async function upsert(
  state: IndexState,
  database: Database,
  documents: readonly SearchTypes.SearchDocument[],
): Promise<void> {
  const project = projector(state.layout)
  const projections = [
    ...new Map(documents.map((document) => project(document)).map((each) => [each.id, each])).values(),
  ]
  const write = async (transaction: Database) => {
    for (let at = 0; at < projections.length; at += PORTION) {
      await writePortion(state, transaction, projections.slice(at, at + PORTION))
    }
  }
  await writing(state, database, write, projections.length)
}

/**
 * Deletes the documents that match conditions.
 *
 * @param state of the index
 * @param database outside of a transaction
 * @param conditions combined by "and"
 */
export async function remove(
  state: IndexState,
  database: Database,
  conditions: readonly Condition[],
): Promise<void> {
  const { tables, layout } = state
  const key = identifier(layout.primaryKey)
  await writing(state, database, async (transaction) => {
    const where = allOf(conditions.map(toSql))
    const gone = await transaction.query<{ id: string; words: string }>(
      sql`delete from ${tables.rows} where ${where} returning ${key} as id, _words as words`,
    )
    await transaction.query(
      sql`delete from ${tables.documents} where ${key} = any(${gone.map(({ id }) => id)}::text[])`,
    )
    await updateVocabulary(
      state,
      transaction,
      gone.map(({ words }) => words),
      [],
    )
  })
}

/** Deletes every document. @param state of the index @param database outside of a transaction */
export async function clear(state: IndexState, database: Database): Promise<void> {
  const { rows, documents, words } = state.tables
  await writing(state, database, async (transaction) => {
    for (const table of [rows, documents, words]) await transaction.query(sql`delete from ${table}`)
  })
}
