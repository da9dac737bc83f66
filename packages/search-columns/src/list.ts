import { type SearchTypes } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { type Condition, fieldsOf, toSql } from "./filters"
import { type IndexState } from "./index-state"
import { type Layout } from "./layout"
import { type Mask } from "./facet-combinations"
import { allOf, identifier, join, type Sql, sql } from "./sql"

/** Filters of a query, split by where they are evaluated. */
export interface SplitFilters {
  /** Conditions on facet fields, evaluated on the dictionary of shapes. */
  readonly shapes: readonly Condition[]
  /** Conditions on other fields, as SQL on the rows. */
  readonly rows: readonly Sql[]
}

/** From this many shapes on, a list of their ids costs more than comparing the values in the rows. */
const MANY_SHAPES = 300

const isShaped = (condition: Condition) => fieldsOf(condition).every(({ place }) => place === "shape")

/** Cache key of conditions. The fields of an index never change, so their names are enough. */
export const keyOf = (conditions: readonly Condition[]): string =>
  JSON.stringify(conditions, (key, value: unknown) =>
    key === "field" ? (value as { path: string }).path : value,
  )

/** @returns the shapes that match the conditions, of all that are known by now: a query can meet new ones at any time */
export async function shapesThatMeet(state: IndexState, conditions: readonly Condition[]): Promise<Mask> {
  return state.cacheOnce(`shapes ${state.shapes.ids.length} ${keyOf(conditions)}`, async () =>
    state.shapes.all(conditions.map((condition) => state.shapes.meeting(condition))),
  )
}

/**
 * Splits the conditions of a query.
 *
 * @param conditions combined by "and"
 */
export const splitFilters = (conditions: readonly Condition[]): SplitFilters => ({
  shapes: conditions.filter(isShaped),
  rows: conditions.filter((condition) => !isShaped(condition)).map(toSql),
})

/** The shapes that match conditions: whether there are any, and their ids where they are few. */
interface Selection {
  any: boolean
  ids: number[] | null
}

async function selectionOf(state: IndexState, conditions: readonly Condition[]): Promise<Selection> {
  return state.cacheOnce(`selection ${state.shapes.ids.length} ${keyOf(conditions)}`, async () => {
    const met = await shapesThatMeet(state, conditions)
    const count = met.reduce((sum, bit) => sum + bit, 0)
    return { any: count > 0, ids: count < MANY_SHAPES ? state.shapes.idsOf(met) : null }
  })
}

function scopeCondition({ scopes }: IndexState, conditions: readonly Condition[]): Sql[] {
  const met = scopes.idsOf(scopes.all(conditions.map((condition) => scopes.meeting(condition))))
  if (met.length === scopes.ids.length) return []
  return met.length === 1 ? [sql`_scope = ${met[0] ?? null}`] : [sql`_scope = any(${met}::integer[])`]
}

/**
 * Makes SQL of a query on the table of rows. The scope is compared as one small number, and fields in the indexes of
 * lists as they are. Other conditions on facet fields become the ids of the matching shapes, which the indexes also
 * include, unless there are many.
 *
 * @returns null when nothing can match
 */
export async function whereOf(state: IndexState, { shapes, rows }: SplitFilters): Promise<Sql | null> {
  const { layout } = state
  const { scope, listed, covered } = layout
  const among = (paths: readonly string[]) => (condition: Condition) =>
    fieldsOf(condition).every(({ path }) => paths.includes(path))
  const inScope = among(scope)
  const inIndexes = among([...listed, ...covered])
  const rest = shapes.filter((condition) => !inScope(condition) && !inIndexes(condition))
  const { any, ids } = await selectionOf(state, shapes)
  if (!any) return null
  return allOf([
    ...scopeCondition(state, shapes.filter(inScope)),
    ...shapes.filter((condition) => !inScope(condition) && inIndexes(condition)).map(toSql),
    ...(rest.length > 0 && ids ? [sql`_shape = any(${ids}::integer[])`] : rest.map(toSql)),
    ...rows,
  ])
}

/** One column of an order. */
interface OrderColumn {
  column: Sql
  direction: Sql
}

/**
 * The columns of an order, the primary key always last. Absent values come last in both directions.
 *
 * @param layout of the index
 * @param order fields and directions
 * @throws MedusaError (invalid data) for a field without an order
 */
export function orderColumns(
  layout: Layout,
  order: Record<string, SearchTypes.SearchOrderBy> | undefined,
): OrderColumn[] {
  const given = Object.entries(order ?? {}).filter(([path]) => path !== "_score")
  const withKey = given.some(([path]) => path === layout.primaryKey)
    ? given
    : [...given, [layout.primaryKey, "ASC"] as const]
  return withKey.map(([path, direction]) => {
    const field = layout.fields[path]
    if (!field || (!field.sortable && path !== layout.primaryKey)) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `Field "${path}" cannot be sorted by`)
    }
    const descending = String(direction).toUpperCase() === "DESC"
    return {
      column: identifier(path),
      direction: descending ? (field.required ? sql` desc` : sql` desc nulls last`) : sql``,
    }
  })
}

const COMMA = sql`, `

/** @returns the list of an ORDER BY */
export const orderBy = (columns: readonly OrderColumn[]): Sql =>
  join(
    columns.map(({ column, direction }) => sql`${column}${direction}`),
    COMMA,
  )

/** @returns the columns alone, for a SELECT */
export const selected = (columns: readonly OrderColumn[]): Sql =>
  join(
    columns.map(({ column }) => column),
    COMMA,
  )
