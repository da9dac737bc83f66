import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { type SearchTypes } from "@medusajs/framework/types"
import {
  AbstractSearchProviderService,
  ContainerRegistrationKeys,
  MedusaError,
} from "@medusajs/framework/utils"
import { buildIndex, describeIndexes, dropIndex } from "./builder"
import { countOf, facetsOf } from "./counts"
import { Database } from "./database"
import { fallbackOf, knownFallback } from "./fallback"
import { type Condition, conditionsOf, fieldsOf } from "./filters"
import { type Hit, listHits, rankedHits } from "./hits"
import { IndexState } from "./index-state"
import { PROVIDER } from "./layout"
import { keyOf, splitFilters, whereOf } from "./list"
import { textCondition, textQuery, type TextQuery } from "./text-query"
import { clear, remove, upsert } from "./writer"

type Query = SearchTypes.ProviderSearchQuery

/** Default number of documents in a page. */
const USUAL_TAKE = 20

/** Most documents in a page that is cached; larger ones are rare and would fill the memory. */
const LARGEST_CACHED_PAGE = 50

/** Options of a query that other engines have. Each would change the result, so a query with one is refused. */
const NOT_OFFERED = [
  "vector",
  "highlight",
  "distinct",
  "min_score",
  "locales",
  "attributes_to_search_on",
] as const

/** Key of {@link FoundBy} in a result's `provider_metadata`; absent where the text was found as it was typed. */
export const FOUND_BY = "found_by"

/** The result of a query, before documents are reduced to the wanted fields. */
interface SearchResponse {
  hits: Hit[]
  count: number | null
  facets: Record<string, SearchTypes.SearchFacetResult> | undefined
  /** Whether no document matches, on any page. */
  empty: boolean
}

/**
 * Search provider on PostgreSQL for catalogues: typed columns with an index for each listed order,
 * a dictionary of the combinations of facet values, so that one scan counts all facets, and trigram indexes for
 * parts of names and codes. README.md says how an index is declared for it.
 */
export class SearchColumnsService extends AbstractSearchProviderService {
  static override identifier = PROVIDER
  private readonly database: Database
  private readonly states = new Map<string, IndexState>()

  constructor(container: Record<string, unknown>) {
    super()
    this.database = new Database(container[ContainerRegistrationKeys.PG_CONNECTION] as Knex)
  }

  /** Builds the tables of an index. */
  override async upsertIndex({
    index,
  }: {
    index: SearchTypes.ResolvedSearchIndexDefinition
  }): Promise<SearchTypes.SearchTask> {
    await buildIndex(this.database, index)
    this.states.delete(index.physical_name)
    return done(index.physical_name)
  }

  /** Removes an index; a missing one is no failure. */
  override async deleteIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    await dropIndex(this.database, index)
    this.states.delete(index)
    return done(index)
  }

  /** Names every physical index with its number of documents. */
  override async listIndexes(): Promise<SearchTypes.SearchIndexInfo[]> {
    return describeIndexes(this.database)
  }

  /** Writes documents; resolves when the index has them. */
  override async upsertDocuments({
    index,
    documents,
  }: {
    index: string
    documents: SearchTypes.SearchDocument[]
  }): Promise<SearchTypes.SearchTask> {
    await upsert(await this.stateOf(index), this.database, documents)
    return done(index)
  }

  /** Deletes the documents that match filters; resolves when they are deleted. */
  override async deleteDocuments({
    index,
    filters,
  }: SearchTypes.SearchDeleteDocumentsInput): Promise<SearchTypes.SearchTask> {
    const state = await this.stateOf(index)
    await remove(state, this.database, conditionsOf(state.layout, filters))
    return done(index)
  }

  /** Deletes every document of an index. */
  override async clearIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    await clear(await this.stateOf(index), this.database)
    return done(index)
  }

  /**
   * Runs a query: a page of documents, their number and facets.
   *
   * @throws MedusaError (invalid data) for fields or options that are not offered, (not found) when the index is no
   * longer in use
   */
  override async search(query: Query): Promise<SearchTypes.SearchResult> {
    const started = performance.now()
    const state = await this.stateOf(query.index.physical_name)
    assertOffered(query)
    const { skip = 0, take = USUAL_TAKE } = query.pagination ?? {}
    const conditions = conditionsOf(state.layout, query.filters)
    const { q = "" } = query
    let fallback = q ? await knownFallback(state, conditions, q) : null
    const text = fallback?.text ?? textQuery(state, q)
    let response = await responseOf(state, query, conditions, text)
    if (response.empty && text && !fallback) {
      fallback = await fallbackOf(state, conditions, text, q)
      if (fallback) response = await responseOf(state, query, conditions, fallback.text)
    }
    const wanted = new Set(query.attributes_to_retrieve)
    return {
      hits: response.hits.map(({ id, document }) => ({
        id,
        document: cut(document, wanted),
      })),
      facets: response.facets,
      metadata: {
        skip,
        take,
        count: response.count,
        query: query.q,
        processing_time_ms: performance.now() - started,
      },
      ...(fallback && !response.empty ? { provider_metadata: { [FOUND_BY]: fallback.foundBy } } : {}),
    }
  }

  private async stateOf(index: string): Promise<IndexState> {
    let state = this.states.get(index)
    if (!state) {
      state = new IndexState(index, this.database)
      this.states.set(index, state)
    }
    try {
      await state.refresh()
    } catch (error) {
      this.states.delete(index)
      throw error
    }
    return state
  }
}

/** A finished task: writes are complete when they return. */
const done = (index: string): SearchTypes.SearchTask => ({ index, status: "succeeded" })

function assertOffered({ index, q, search_options: options = {}, pagination }: Query): void {
  const unknown = NOT_OFFERED.filter((name) => options[name] !== undefined)
  if (pagination?.cursor !== undefined) unknown.push("cursor" as never)
  const [name] = unknown
  if (name) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The search provider "${PROVIDER}" does not offer "${name}"`,
    )
  }
  if (q !== undefined && !Object.values(index.fields).some(({ searchable }) => Boolean(searchable))) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `Search index "${index.name}" has no searched fields`,
    )
  }
}

async function responseOf(
  state: IndexState,
  { attributes_to_retrieve: attributes, pagination, search_options: options = {} }: Query,
  conditions: readonly Condition[],
  text: TextQuery | null,
): Promise<SearchResponse> {
  const filters = splitFilters(conditions)
  const { skip = 0, take = USUAL_TAKE, order } = pagination ?? {}
  const allFilters = text ? { ...filters, rows: [...filters.rows, textCondition(text)] } : filters
  const requests = (options.facets ?? []).map((facet) =>
    typeof facet === "string" ? { field: facet } : facet,
  )
  const isRanked = text !== null && (!order || "_score" in order)
  const bare = attributes.every((path) => path === state.layout.primaryKey)
  const readHits = async (): Promise<Hit[]> => {
    const where = await whereOf(state, isRanked ? filters : allFilters)
    if (where === null) return []
    return isRanked && text
      ? rankedHits(state, where, text, { skip, take }, bare)
      : listHits(state, where, order, { skip, take }, bare)
  }
  // A query by primary keys needs the documents as they are now, and is seldom repeated.
  const named = conditions.some((condition) =>
    fieldsOf(condition).some(({ path }) => path === state.layout.primaryKey),
  )
  const cacheable = !named && take <= LARGEST_CACHED_PAGE
  const page = JSON.stringify([keyOf(conditions), text, order, skip, take, bare])
  const isCounted = options.count !== "none" || requests.length > 0
  const [hits, count, facets] = await Promise.all([
    take === 0 ? [] : cacheable ? state.cachePage(page, readHits) : readHits(),
    isCounted ? countOf(state, allFilters) : null,
    requests.length > 0 ? facetsOf(state, allFilters, requests) : undefined,
  ])
  return {
    hits,
    facets,
    count: options.count === "none" ? null : count,
    empty: count === null ? hits.length === 0 : count === 0,
  }
}

/** A copy with the wanted fields: documents are cached, and callers may change their results. */
const cut = (document: Record<string, unknown>, wanted: ReadonlySet<string>): Record<string, unknown> =>
  Object.keys(document).every((path) => wanted.has(path))
    ? { ...document }
    : Object.fromEntries(Object.entries(document).filter(([path]) => wanted.has(path)))
