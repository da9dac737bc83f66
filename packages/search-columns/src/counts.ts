import { type SearchTypes } from "@medusajs/framework/types"
import { type IndexState } from "./index-state"
import { type LayoutField } from "./layout"
import { keyOf, type SplitFilters, shapesThatMeet } from "./list"
import { type Scalar } from "./projection"
import { type Mask } from "./facet-combinations"
import { allOf, identifier, join, type Sql, sql } from "./sql"

type FacetResult = SearchTypes.SearchFacetResult
type FacetRequest = SearchTypes.SearchFacetRequest

/** Statistics of one numeric field, for each shape in the order of the counts. */
interface Measures {
  least: (number | null)[]
  most: (number | null)[]
  total: (number | null)[]
  measured: number[]
}

/** Number of documents that match a query, for each shape that any of them has. */
interface ShapeCounts {
  /** Positions of the shapes in the dictionary. */
  places: number[]
  documents: number[]
  measures: Map<string, Measures>
}

const COMMA = sql`, `

/** SQL of a field as a number; a date counts as its time in ms. */
const measurable = ({ path, type }: LayoutField): Sql =>
  type === "date" ? sql`extract(epoch from ${identifier(path)}) * 1000` : identifier(path)

/** Lists of numbers in one JSON value: the driver takes ten times as long for as many rows. */
interface CountsRow {
  counts: [number[], number[], ...(number | null)[][]]
}

/**
 * Counts documents by shape: one scan gives every count and every facet of all queries that differ only in fields of
 * few values.
 */
async function countShapes(state: IndexState, rows: readonly Sql[]): Promise<ShapeCounts> {
  const key = JSON.stringify(["counts", allOf(rows)])
  return state.cacheOnce(key, async () => {
    const fields = Object.values(state.layout.fields).filter(({ stats }) => stats)
    const measures = fields.flatMap((field) => {
      const value = measurable(field)
      return [
        sql`min(${value})::float8`,
        sql`max(${value})::float8`,
        sql`sum(${value})::float8`,
        sql`count(${value})`,
      ]
    })
    const names = ["documents", ...measures.map((_measure, at) => `measure${at}`)].map(identifier)
    const [row] = await state.query<CountsRow>(
      sql`select json_build_array(${join(
        [sql`_shape`, ...names].map((name) => sql`coalesce(json_agg(${name}), '[]')`),
        COMMA,
      )}) as counts from (
        select _shape, ${join(
          [sql`count(*)`, ...measures].map((measure, at) => sql`${measure} as ${names[at] ?? sql``}`),
          COMMA,
        )} from ${state.tables.rows} where ${allOf(rows)} group by _shape
      ) counted`,
    )
    const [shapes = [], documents = [], ...lists] = row?.counts ?? []
    if (shapes.some((id) => state.shapes.placeOf(id) === undefined)) await state.readShapes()
    const listAt = (at: number) => lists[at] ?? []
    return {
      places: shapes.map((id) => state.shapes.placeOf(id) ?? -1),
      documents,
      measures: new Map(
        fields.map(({ path }, at) => [
          path,
          {
            least: listAt(4 * at),
            most: listAt(4 * at + 1),
            total: listAt(4 * at + 2),
            measured: listAt(4 * at + 3) as number[],
          },
        ]),
      ),
    }
  })
}

/**
 * Counts the documents that match a query.
 *
 * @param state of the index
 * @param filters of the query, and the search text if there is one
 */
export async function countOf(state: IndexState, filters: SplitFilters): Promise<number> {
  const key = JSON.stringify(["count", keyOf(filters.shapes), allOf(filters.rows)])
  return state.counts.get(key, async () => {
    const { places, documents } = await countShapes(state, filters.rows)
    const met = await shapesThatMeet(state, filters.shapes)
    return places.reduce((sum, place, at) => sum + (met[place] ? (documents[at] ?? 0) : 0), 0)
  })
}

const byCount = (a: { value: Scalar; count: number }, b: { value: Scalar; count: number }) =>
  b.count - a.count || (a.value < b.value ? -1 : 1)

const byValue = (a: { value: Scalar }, b: { value: Scalar }) => (a.value < b.value ? -1 : 1)

function valueFacet(
  state: IndexState,
  documents: Int32Array,
  { field, limit, sort = "count", query }: Extract<FacetRequest, { type?: "value" }>,
): FacetResult {
  const totals = state.shapes.totals(field, documents)
  const wanted = query?.toLowerCase()
  const values = totals
    .filter(({ value }) => wanted === undefined || String(value).toLowerCase().includes(wanted))
    .sort(sort === "count" ? byCount : byValue)
    .slice(0, limit)
  const sumOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)
  return {
    type: "value",
    values: values.map(({ value, count }) => ({ value: String(value), count })),
    other_count: sumOf(totals) - sumOf(values),
  }
}

function statsFacet({ places, measures }: ShapeCounts, met: Mask, path: string): FacetResult {
  const field = measures.get(path)
  const facet = { type: "stats" as const, min: Infinity, max: -Infinity, sum: 0, count: 0 }
  places.forEach((place, at) => {
    const measured = field?.measured[at] ?? 0
    if (!met[place] || measured === 0) return
    facet.min = Math.min(facet.min, field?.least[at] ?? Infinity)
    facet.max = Math.max(facet.max, field?.most[at] ?? -Infinity)
    facet.sum += field?.total[at] ?? 0
    facet.count += measured
  })
  return facet.count > 0 ? { ...facet, avg: facet.sum / facet.count } : { ...facet, min: 0, max: 0, avg: 0 }
}

/**
 * Reads the facets of a query.
 *
 * @param state of the index
 * @param filters of the query, and the search text if there is one
 * @param requests the wanted facets
 */
export async function facetsOf(
  state: IndexState,
  filters: SplitFilters,
  requests: readonly FacetRequest[],
): Promise<Record<string, FacetResult>> {
  const key = JSON.stringify(["facets", keyOf(filters.shapes), allOf(filters.rows), requests])
  return state.counts.get(key, async () => {
    const counts = await countShapes(state, filters.rows)
    const met = await shapesThatMeet(state, filters.shapes)
    const documents = new Int32Array(met.length)
    counts.places.forEach((place, at) => {
      if (met[place]) documents[place] = counts.documents[at] ?? 0
    })
    return Object.fromEntries(
      requests.map((request) => [
        request.field,
        request.type === "stats"
          ? statsFacet(counts, met, request.field)
          : valueFacet(state, documents, request as Extract<FacetRequest, { type?: "value" }>),
      ]),
    )
  })
}
