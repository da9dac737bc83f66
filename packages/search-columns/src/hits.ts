import { type SearchTypes } from "@medusajs/framework/types"
import { likePattern } from "./text"
import { type IndexState } from "./index-state"
import { orderBy, orderColumns, selected } from "./list"
import { allOf, identifier, join, type Sql, sql } from "./sql"
import {
  allCodes,
  codeRank,
  distanceFrom,
  hasCode,
  termsOccur,
  textCondition,
  type TextQuery,
} from "./text-query"

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

/** The conditions by which names and codes begin with a text as it was typed. */
function beginnings({ layout }: IndexState, { whole, code, isFallback }: TextQuery): Sql[] {
  if (isFallback) return []
  return [
    ...(layout.name === null || !whole
      ? []
      : [sql`${identifier(layout.name)} like ${likePattern(whole, "start")}`]),
    ...(code ? [sql`_code like ${likePattern(code, "start")}`] : []),
  ]
}

/**
 * Reads a page of search results, best first: an equal code; names that begin with the text; codes that do; then the
 * rest, those with most of the words in their names first, and those that only mention a word last. Equal ones are in
 * the order of names. Each part is a scan of its own that ends as soon as the page is full, and the last part, which
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
  const name = layout.name === null ? null : identifier(layout.name)
  const codes = allCodes(text)
  const until = skip + take
  // Without signs, whatever has the text as its code or begins with it has its words.
  const matches = text.hasSigns ? [textCondition(text)] : []
  const part = (rank: Sql, conditions: readonly Sql[]) =>
    sql`select ${rank} as _rank, ${selected(columns)} from ${tables.rows} where ${allOf([where, ...conditions])}`
  const ordered = (rows: Sql) => sql`(${rows} order by _rank, ${order} limit ${until})`
  const none = (conditions: readonly Sql[]) => conditions.map((condition) => sql`not ${condition}`)
  const id = identifier(layout.primaryKey)
  const isCode = hasCode(codes)
  // Looked up once: comparing the codes of each row would take longer than everything else.
  const isNoCode = isCode.map(
    (condition) => sql`${id} not in (select ${id} from ${tables.rows} where ${condition})`,
  )
  const begins = beginnings(state, text)
  const best = [
    // Without an order and a limit: few rows have one code, and PostgreSQL would walk all names to find them.
    ...isCode.map((condition) => sql`(${part(codeRank(codes), [condition, ...matches])})`),
    ...begins.map((condition, at) =>
      ordered(
        part(sql`${codes.length + at}::integer`, [
          condition,
          ...matches,
          ...isNoCode,
          ...none(begins.slice(0, at)),
        ]),
      ),
    ),
  ]
  const rank = sql`${codes.length + begins.length}::integer + ${name ? distanceFrom(name, text) : sql`0`}`
  const restWhere = (conditions: readonly Sql[]) => ordered(part(rank, [termsOccur(text), ...conditions]))
  const hitsOf = (parts: Sql[], window: Window) => {
    const found = sql`select * from (${join(parts, UNION)}) found order by _rank, ${order} limit ${window.take} offset ${window.skip}`
    return withDocuments(state, found, sql`_rank, ${order}`, bare)
  }
  if (best.length === 0) return hitsOf([restWhere([])], { skip, take })
  const first = await hitsOf(best, { skip, take })
  if (first.length === take) return first
  if (skip > 0) return hitsOf([...best, restWhere([...isNoCode, ...none(begins)])], { skip, take })
  // These are all of the best. PostgreSQL takes longer to plan their conditions again than to read the rest.
  const others = sql`${id} <> all(${first.map((hit) => hit.id)}::text[])`
  return [...first, ...(await hitsOf([restWhere([others])], { skip, take: take - first.length }))]
}
