import { Query } from "@medusajs/framework"
import { ApiKeyType } from "@medusajs/framework/utils"

/** How long a publishable key with its sales channels is cached, in ms: a revoked one works for as long. */
const CACHED_MS = 1_000

/** Only keys that exist are cached, and a shop has few. */
const MOST_KEYS = 100

/** Medusa's hook around each of its look-ups, meant for traces. */
type Watcher = NonNullable<(typeof Query)["traceGraphQuery"]>

interface CachedKey {
  readAt: number
  rows: Promise<unknown>
}

/** @returns the cache key of a look-up of a publishable key; undefined for any other look-up */
function nameOf({ entity, fields, filters }: Parameters<Watcher>[1]): string | undefined {
  const { token, type } = (filters ?? {}) as { token?: unknown; type?: unknown }
  const isKey = entity === "api_key" && type === ApiKeyType.PUBLISHABLE && typeof token === "string"
  return isKey ? JSON.stringify([fields, filters]) : undefined
}

/**
 * Caches publishable keys for a second. Medusa looks the key up in two tables before each request of the Store API,
 * which costs more than the rest of most requests. Medusa's own caching module would also cache other reads, such as
 * prices, for longer, and is not notified of changes by other processes.
 *
 * @returns a function that ends this
 */
export function cachePublishableKeys(): () => void {
  const cache = new Map<string, CachedKey>()
  const earlier = Query.traceGraphQuery
  const readCached = (name: string, read: () => Promise<unknown>): Promise<unknown> => {
    const cached = cache.get(name)
    if (cached && performance.now() - cached.readAt < CACHED_MS) return cached.rows
    const entry: CachedKey = { readAt: performance.now(), rows: read() }
    const drop = () => {
      if (cache.get(name) === entry) cache.delete(name)
    }
    cache.delete(name)
    cache.set(name, entry)
    entry.rows.then((rows) => {
      if (!Array.isArray(rows) || rows.length === 0) drop()
    }, drop)
    const [oldest] = cache.keys()
    if (cache.size > MOST_KEYS && oldest !== undefined) cache.delete(oldest)
    return entry.rows
  }
  Query.instrument.graphQuery(async (read, query) => {
    const watched = async (): Promise<unknown> => (earlier ? earlier(read, query) : read())
    const name = nameOf(query)
    return name === undefined ? watched() : readCached(name, watched)
  })
  return () => Query.instrument.graphQuery(earlier)
}
