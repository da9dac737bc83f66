import { MedusaError } from "@medusajs/framework/utils"
import { type Database } from "./database"
import { LaggingCounts } from "./lagging-counts"
import { fieldsAt, type Layout } from "./layout"
import { type FacetValues } from "./projection"
import { FacetCombinations } from "./facet-combinations"
import { type Sql, sql } from "./sql"
import { CATALOGUE, type Tables, tablesOf } from "./tables"

/** Milliseconds for which a process may miss a write of another process. */
const UNNOTICED = 500

/** A write of at least this many documents counts as a portion of a bulk write. */
const LARGE_WRITE = 20

/** Portions in a row that make a bulk write, and the pause in ms that ends it. */
const PORTIONS_OF_LONG_WORK = 3
const LONGEST_PAUSE = 1_000

/** Most results cached for one revision; the oldest are dropped first. */
const MOST_CACHED = 500

/** Most pages of documents cached for one revision: some tens of megabytes. */
const MOST_PAGES = 200

/**
 * Whether the Search Module uses a newer version by now. Only the process that swapped versions knows, and the others
 * would read the old one for half a minute; an error "not found" makes them look for the new version at once.
 */
const NEWER_IN_USE = sql`exists (
  select 1 from search_index_version version join search_index on search_index.id = version.search_index_id
  where version.physical_name = name and search_index.active_version > version.version
    and version.deleted_at is null and search_index.deleted_at is null
)`

interface DictionaryRow {
  id: number
  digest: string
  scope: number | null
  shape: FacetValues
}

/** The last entry of an empty dictionary; ids begin at one. */
const NO_ENTRY = { id: 0, digest: "" }

interface CatalogueRow {
  layout: Layout
  revision: string
  superseded: boolean
}

/**
 * The state of one physical index in this process: layout, shapes, and cached results. Every write changes the index's
 * revision, so cached results are dropped at once after a write of this process, and within half a second after one of
 * another process.
 */
export class IndexState {
  readonly tables: Tables
  shapes = new FacetCombinations([])
  scopes = new FacetCombinations([])
  private lastEntry = NO_ENTRY
  private known: Layout | undefined
  private revision = ""
  private checkedAt = 0
  /** Number of large writes in a row, and the time of the last one. */
  private portions = 0
  private lastPortionAt = 0
  private checking: Promise<void> | undefined
  private cached = new Map<string, Promise<unknown>>()
  private pages = new Map<string, Promise<unknown>>()
  /** Counts and facets, which may be a second old. */
  readonly counts = new LaggingCounts(MOST_CACHED)

  constructor(
    readonly index: string,
    private readonly database: Database,
  ) {
    this.tables = tablesOf(index)
  }

  get layout(): Layout {
    if (!this.known)
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `"${this.index}" is not read yet`)
    return this.known
  }

  /**
   * Checks the index's revision, and drops cached results when another process has written.
   *
   * @throws MedusaError (not found) when the index was deleted, or another version of it has replaced it
   */
  async refresh(): Promise<void> {
    if (Date.now() - this.checkedAt < UNNOTICED) return
    const checking = (this.checking ??= this.check())
    try {
      await checking
    } finally {
      if (this.checking === checking) this.checking = undefined
    }
  }

  /** Drops all cached results after a write of this process, and a check of the revision that began before it. */
  forget(): void {
    this.portions = 0
    this.dropCached()
    this.counts.clear()
  }

  /**
   * Drops cached results after documents were written. Portions of a bulk write (an import, a renamed brand) drop none:
   * the next check of the revision does, as for writes of another process, and counts may lag meanwhile. Counting again
   * after each portion would leave the server little time for requests.
   *
   * @param documents how many this process has written
   */
  written(documents: number): void {
    const isOver = Date.now() - this.lastPortionAt > LONGEST_PAUSE
    if (isOver) this.portions = 0
    const isLong = this.portions >= PORTIONS_OF_LONG_WORK
    if (documents >= LARGE_WRITE) {
      this.portions += 1
      this.lastPortionAt = Date.now()
    }
    if (!isLong) {
      this.dropCached()
      this.counts.clear()
    } else if (documents < LARGE_WRITE) this.dropCached()
  }

  /** Runs one statement on the index. */
  async query<Row extends object = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    return this.database.query<Row>(statement)
  }

  /**
   * Reads new entries of the dictionary. If the last known entry has changed (a backup was restored), all entries are
   * read again.
   */
  async readShapes(): Promise<void> {
    const from = async (id: number) =>
      this.database.query<DictionaryRow>(
        sql`select id, digest, scope, shape from ${this.tables.shapes} where id >= ${id} order by id`,
      )
    const { id, digest } = this.lastEntry
    let rows = await from(id)
    if (id > 0 && (rows[0]?.id !== id || rows[0].digest !== digest)) {
      this.startDictionaries()
      rows = await from(0)
    }
    for (const { id, digest, scope, shape } of rows) {
      if (id <= this.lastEntry.id) continue
      const dictionary = scope === null ? this.scopes : this.shapes
      dictionary.add(id, shape)
      this.lastEntry = { id, digest }
    }
  }

  /**
   * Caches a result until the next write.
   *
   * @param key of the result
   * @param load computes the result; a failure is not cached
   */
  cacheOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
    return cachedIn(this.cached, MOST_CACHED, key, load)
  }

  /** As {@link cacheOnce}, for documents: fewer, because they are large. */
  cachePage<T>(key: string, load: () => Promise<T>): Promise<T> {
    return cachedIn(this.pages, MOST_PAGES, key, load)
  }

  /** @returns a cached result, without computing a missing one */
  peek<T>(key: string): Promise<T> | undefined {
    return this.cached.get(key) as Promise<T> | undefined
  }

  private dropCached(): void {
    this.checkedAt = 0
    this.checking = undefined
    this.dropOutdated()
  }

  private dropOutdated(): void {
    this.cached = new Map()
    this.pages = new Map()
    this.counts.age()
  }

  private startDictionaries(): void {
    this.shapes = new FacetCombinations(fieldsAt(this.layout, "shape").map(({ path }) => path))
    this.scopes = new FacetCombinations(this.layout.scope)
    this.lastEntry = NO_ENTRY
  }

  private async check(): Promise<void> {
    const began = Date.now()
    const whole = this.known === undefined
    const [row] = await this.database.query<CatalogueRow>(
      sql`select revision, ${whole ? sql`layout` : sql`null as layout`}, ${NEWER_IN_USE} as superseded
        from ${CATALOGUE} where name = ${this.index}`,
    )
    if (!row || row.superseded) {
      this.checkedAt = 0
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `Search index "${this.index}" is no longer in use`)
    }
    if (whole) {
      this.known = row.layout
      this.startDictionaries()
    }
    if (row.revision !== this.revision) {
      await this.readShapes()
      // Not before: a list that is read meanwhile knows nothing of the new entries, and would stay.
      this.dropOutdated()
      this.revision = row.revision
    }
    this.checkedAt = began
  }
}

function cachedIn<T>(
  cache: Map<string, Promise<unknown>>,
  most: number,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key) as Promise<T> | undefined
  if (known) return known
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  if (cache.size > most) {
    const [oldest] = cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
  }
  return loading
}
