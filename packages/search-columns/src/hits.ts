import { type SearchTypes } from "@medusajs/framework/types"
import { likePattern } from "./text"
import { type IndexState } from "./index-state"
import { orderBy, orderColumns, selected } from "./list"
import { allOf, identifier, join, type Sql, sql } from "./sql"
import { textCondition, type TextQuery } from "./text-query"

/** A stored document with its primary key. */
export interface Hit {
  id: string
  document: Record<string, unknown>
}

/** The wanted part of a list. */
export interface Window {
  skip: number
  take: number
}

const UNION = sql` union all `

/**
 * Reads a page of a list in the order of its columns. On the way to a deep page only primary keys are read; documents
 * are joined to the rows of the page.
 *
 * @param state of the index
 * @param where condition on rows
 * @param order fields and directions
 * @param window number of rows to skip and to take
 * @param bare true leaves the documents out
 */
export async function listHits(
  state: IndexState,
  where: Sql,
  order: Record<string, SearchTypes.SearchOrderBy> | undefined,
  { skip, take }: Window,
  bare: boolean,
): Promise<Hit[]> {
  const { rows } = state.tables
  const columns = orderColumns(state.layout, order)
  const page = sql`select ${selected(columns)} from ${rows} where ${where} order by ${orderBy(columns)} limit ${take} offset ${skip}`
  return withDocuments(state, page, orderBy(columns), bare)
}

async function withDocuments(state: IndexState, page: Sql, order: Sql, bare: boolean): Promise<Hit[]> {
  const id = identifier(state.layout.primaryKey)
  if (bare) {
    const rows = await state.query<Hit>(sql`select ${id} as id from (${page}) page order by ${order}`)
    return rows.map((row) => ({ id: row.id, document: { [state.layout.primaryKey]: row.id } }))
  }
  return state.query<Hit>(
    sql`select ${id} as id, document from (${page}) page join ${state.tables.documents} using (${id}) order by ${order}`,
  )
}

/**
 * Reads a page of search results, best first: an exact code; then names and codes that begin with the text; then the
 * rest, by name. Each part is a scan of its own that ends as soon as the page is full, and the last part, which
 * searches texts, only runs when the others do not fill the page.
 *
 * @param state of the index
 * @param where condition of the filters
 * @param text the search text
 * @param window number of rows to skip and to take
 * @param bare true leaves the documents out
 */
export async function rankedHits(
  state: IndexState,
  where: Sql,
  text: TextQuery,
  { skip, take }: Window,
  bare: boolean,
): Promise<Hit[]> {
  const { layout, tables } = state
  const columns = orderColumns(layout, layout.name === null ? {} : { [layout.name]: "ASC" })
  const order = orderBy(columns)
  const { code, whole, corrected } = text
  const name = layout.name === null ? null : identifier(layout.name)
  const isCode = code ? [sql`_code = ${code}`] : []
  const nameBegins = name ? [sql`${name} like ${likePattern(whole, "start")}`] : []
  const codeBegins = code ? [sql`_code like ${likePattern(code, "start")}`] : []
  const none = (conditions: Sql[]) => conditions.map((condition) => sql`not ${condition}`)
  const until = skip + take
  const part = (rank: number, conditions: Sql[]) =>
    sql`(select ${rank}::integer as _rank, ${selected(columns)} from ${tables.rows} where ${allOf([where, ...conditions])} order by ${order} limit ${until})`

  const rest = part(2, [textCondition(text), ...none([...isCode, ...nameBegins, ...codeBegins])])
  const best = corrected
    ? []
    : [
        ...isCode.map((condition) => part(0, [condition])),
        ...nameBegins.map((condition) => part(1, [condition, ...none(isCode)])),
        ...codeBegins.map((condition) => part(1, [condition, ...none([...isCode, ...nameBegins])])),
      ]
  const hitsOf = (parts: Sql[], window: Window) => {
    const found = sql`select * from (${join(parts, UNION)}) found order by _rank, ${order} limit ${window.take} offset ${window.skip}`
    return withDocuments(state, found, sql`_rank, ${order}`, bare)
  }
  if (best.length === 0) return hitsOf([rest], { skip, take })
  const first = await hitsOf(best, { skip, take })
  return first.length === take ? first : hitsOf([...best, rest], { skip, take })
}
