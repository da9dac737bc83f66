import { MedusaError } from "@medusajs/framework/utils"
import { type Database } from "./database"
import { LaggingCounts } from "./lagging-counts"
import { fieldsAt, type Layout } from "./layout"
import { type FacetValues } from "./projection"
import { FacetCombinations } from "./facet-combinations"
import { type Sql, sql } from "./sql"
import { CATALOGUE, type Tables, tablesOf } from "./tables"

/** How long, in ms, a process may not have noticed what another one wrote. */
const UNNOTICED = 500

/** From this many documents on a write is a portion of a long work. */
const LARGE_WRITE = 20

/** So many portions after one another are a long work, and it is over when none was written for so long, in ms. */
const PORTIONS_OF_LONG_WORK = 3
const LONGEST_PAUSE = 1_000

/** Answers kept for one revision; the oldest go first. */
const MOST_CACHED = 500

/** Pages of documents kept for one revision: some tens of megabytes at most. */
const MOST_PAGES = 200

/**
 * Whether the Search Module reads from a newer version by now. It tells no process but the one that swapped, and the
 * others would read the old version for half a minute; told that it is gone they look again at once.
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

/** Ids begin at one. */
const NO_ENTRY = { id: 0, digest: "" }

interface CatalogueRow {
  layout: Layout
  revision: string
  superseded: boolean
}

/**
 * What a process knows of one physical index: layout, shapes, and answers that hold until somebody writes. Every
 * write changes the index's revision, so answers are dropped at once after a write of this process and within half a
 * second after one of another.
 */
export class IndexState {
  readonly tables: Tables
  shapes = new FacetCombinations([])
  scopes = new FacetCombinations([])
  private lastEntry = NO_ENTRY
  private known: Layout | undefined
  private revision = ""
  private checkedAt = 0
  /** Large writes that followed one another, and when the last one was. */
  private portions = 0
  private lastPortionAt = 0
  private checking: Promise<void> | undefined
  private cached = new Map<string, Promise<unknown>>()
  private pages = new Map<string, Promise<unknown>>()
  /** Counts and facets: what may lag behind for a second. Whatever they are made of never does. */
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
   * Makes sure that answers are not older than they may be.
   *
   * @throws MedusaError (not found) when the index is gone, or another version of it has taken its place
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

  /** Drops all answers: this process has written. A check that began before may not have seen it. */
  forget(): void {
    this.portions = 0
    this.dropCached()
    this.counts.clear()
  }

  /**
   * Drops answers after documents were written. Portions of a long work (an import, a renamed brand) drop none: they
   * are noticed as those of another process are, and a single document written meanwhile leaves figures their lag.
   * Counting anew after each of them would leave the server little time for anything else.
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
   * Reads what the dictionary has gained. Where the last known entry is another one now (a backup was restored), all
   * of it is read again.
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
   * Answers a question once for all who ask until the next write.
   *
   * @param key its key
   * @param load works it out; a failure is not kept
   */
  cacheOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
    return cachedIn(this.cached, MOST_CACHED, key, load)
  }

  /** As {@link cacheOnce}, for documents: fewer, because they are large. */
  cachePage<T>(key: string, load: () => Promise<T>): Promise<T> {
    return cachedIn(this.pages, MOST_PAGES, key, load)
  }

  /** @returns an answer that is remembered, without asking for it */
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
      this.dropOutdated()
      await this.readShapes()
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
