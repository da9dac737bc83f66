import { Query } from "@medusajs/framework"
import { ApiKeyType } from "@medusajs/framework/utils"

/** How long a publishable key with its sales channels is remembered, in ms: a revoked one works for so long yet. */
const KEPT = 1_000

/** Only keys that exist are remembered, and a shop has few. */
const MOST_KEYS = 100

/** What Medusa sees through when it watches its own look-ups. */
type Watcher = NonNullable<(typeof Query)["traceGraphQuery"]>

interface Known {
  readAt: number
  answer: Promise<unknown>
}

/** @returns the name a look-up of a publishable key is remembered by; nothing for any other look-up */
function nameOf({ entity, fields, filters }: Parameters<Watcher>[1]): string | undefined {
  const { token, type } = (filters ?? {}) as { token?: unknown; type?: unknown }
  const isKey = entity === "api_key" && type === ApiKeyType.PUBLISHABLE && typeof token === "string"
  return isKey ? JSON.stringify([fields, filters]) : undefined
}

/**
 * Remembers publishable keys for a moment. Medusa looks the key up in two tables before each request of the Store API,
 * which costs more than all else about most of them. Its own caching module would keep far more than keys, prices
 * among it, for longer, and hears of no change that another process makes.
 *
 * @returns stops it
 */
export function rememberKeys(): () => void {
  const known = new Map<string, Known>()
  const earlier = Query.traceGraphQuery
  const remember = (name: string, read: () => Promise<unknown>): Promise<unknown> => {
    const remembered = known.get(name)
    if (remembered && performance.now() - remembered.readAt < KEPT) return remembered.answer
    const entry: Known = { readAt: performance.now(), answer: read() }
    const forget = () => {
      if (known.get(name) === entry) known.delete(name)
    }
    known.delete(name)
    known.set(name, entry)
    entry.answer.then((rows) => {
      if (!Array.isArray(rows) || rows.length === 0) forget()
    }, forget)
    const [oldest] = known.keys()
    if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest)
    return entry.answer
  }
  Query.instrument.graphQuery(async (read, query) => {
    const watched = async (): Promise<unknown> => (earlier ? earlier(read, query) : read())
    const name = nameOf(query)
    return name === undefined ? watched() : remember(name, watched)
  })
  return () => Query.instrument.graphQuery(earlier)
}
