import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { columnFields, type Layout, type LayoutField } from "./layout"
import { identifier, join, type Sql, sql } from "./sql"

/** Every index of this provider: its name, layout, and a revision that changes with each write. */
export const CATALOGUE = identifier("search_columns")

/** The tables of one physical index. */
export interface Tables {
  /** One narrow row for each document, with the fields for filters, order and search. */
  rows: Sql
  /** The documents as they were written. */
  documents: Sql
  /** The dictionary of shapes and scopes. */
  shapes: Sql
  /** Every word of the searched texts, with the number of documents that have it. */
  words: Sql
  /** Start of the names of indexes. */
  prefix: string
}

/** Longest prefix in names of tables and indexes, which PostgreSQL limits to 63 bytes. */
const LONGEST_NAME = 40

/**
 * @param index physical name of an index
 * @throws MedusaError (invalid data) when the name is too long or has other characters
 */
export function tablesOf(index: string): Tables {
  if (!new RegExp(`^[a-z0-9_]{1,${LONGEST_NAME}}$`).test(index)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `"${index}" cannot name a search index: use up to ${LONGEST_NAME} small letters, digits and underscores`,
    )
  }
  const prefix = `search_${index}`
  return {
    rows: identifier(prefix),
    documents: identifier(`${prefix}_documents`),
    shapes: identifier(`${prefix}_shapes`),
    words: identifier(`${prefix}_words`),
    prefix,
  }
}

/** Type of texts, compared by their bytes, so that one index serves order, equality and prefixes. */
const TEXT = sql`text collate "C"`

const TYPES: Partial<Record<SearchTypes.SearchFieldKind, Sql>> = {
  integer: sql`bigint`,
  float: sql`double precision`,
  boolean: sql`boolean`,
  date: sql`timestamptz`,
}

/** @returns the SQL type of a field's column */
const columnType = ({ type, array }: LayoutField): Sql => {
  const known = TYPES[type]
  if (known) return array ? sql`${known}[]` : known
  return array ? sql`text[] collate "C"` : TEXT
}

/** @returns the SQL type of a field's values */
export const valueType = ({ type }: LayoutField): Sql => TYPES[type] ?? sql`text`

const COMMA = sql`, `

/** Statements to run one by one, because knex sends each with its own values. */
type Statements = Sql[]

const named = (tables: Tables, suffix: string) => identifier(`${tables.prefix}_${suffix}`)

/**
 * Indexes for each list in each order; `plain` fields get one for the whole list only. A field that is not `required`
 * needs another one for the descending order, where absent values come last.
 */
function listIndexes(layout: Layout, tables: Tables): Statements {
  const ordersOf = (list: readonly string[]) =>
    Object.values(layout.fields)
      .filter(({ sortable, path }) => sortable && path !== layout.primaryKey)
      .filter(({ path }) => list.length === 0 || !layout.plain.includes(path))
      .flatMap(({ path, required }) => {
        const column = identifier(path)
        return required ? [sql`${column}`] : [sql`${column}`, sql`${column} desc nulls last`]
      })
  const included = join([sql`_scope`, sql`_shape`, ...layout.covered.map(identifier)], COMMA)
  return layout.lists.flatMap((list, at) =>
    ordersOf(list).map((order, number) => {
      const columns = join([...list.map(identifier), order, identifier(layout.primaryKey)], COMMA)
      return sql`create index ${named(tables, `l${at}_${number}`)} on ${tables.rows} (${columns}) include (${included})`
    }),
  )
}

/**
 * The statements that create the tables of an index. Parallel plans are switched off: starting workers costs more time
 * than these reads take.
 *
 * @param layout of the index
 * @param tables their names
 */
export function createStatements(layout: Layout, tables: Tables): Statements {
  const columns = columnFields(layout).map(
    (field) => sql`${identifier(field.path)} ${columnType(field)}${field.required ? sql` not null` : sql``}`,
  )
  const id = identifier(layout.primaryKey)
  const statements = [
    sql`create table ${tables.rows} (${join(
      [
        sql`${id} ${TEXT} primary key`,
        sql`_shape integer not null`,
        sql`_scope integer not null`,
        sql`_words ${TEXT} not null`,
        sql`_code ${TEXT} not null`,
        sql`_codes text[] collate "C" not null`,
        ...columns,
      ],
      COMMA,
    )}) with (parallel_workers = 0)`,
    sql`create table ${tables.documents} (${id} ${TEXT} primary key, document json not null) with (parallel_workers = 0)`,
    sql`create table ${tables.shapes} (id integer generated always as identity primary key, digest text not null unique, scope integer, shape json not null)`,
    sql`create table ${tables.words} (word ${TEXT} primary key, uses integer not null)`,
    ...listIndexes(layout, tables),
    sql`create index ${named(tables, "shape")} on ${tables.rows} (_shape)`,
    ...layout.keys.map(
      (path, at) => sql`create index ${named(tables, `k${at}`)} on ${tables.rows} (${identifier(path)})`,
    ),
  ]
  // Without a list of pending entries, reads never do the work of writes before them.
  const trigrams = (suffix: string, column: Sql) =>
    sql`create index ${named(tables, suffix)} on ${tables.rows} using gin (${column} gin_trgm_ops) with (fastupdate = off)`
  if (layout.code !== null) {
    statements.push(sql`create index ${named(tables, "code")} on ${tables.rows} (_code)`)
    statements.push(
      sql`create index ${named(tables, "codes")} on ${tables.rows} using gin (_codes) with (fastupdate = off)`,
    )
  }
  if (layout.words.length > 0) statements.push(trigrams("word_parts", sql`_words`))
  if (layout.mistakes) {
    statements.push(
      sql`create index ${named(tables, "spelling")} on ${tables.words} using gist (word gist_trgm_ops)`,
    )
  }
  return statements
}

/** @returns the statements that remove the tables of an index, if they exist */
export const dropStatements = ({ rows, documents, shapes, words }: Tables): Statements =>
  [rows, documents, shapes, words].map((table) => sql`drop table if exists ${table}`)
