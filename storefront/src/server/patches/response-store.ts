import { LRUCache } from "lru-cache"

/** A whole response that can be sent again. */
export interface StoredResponse {
  /** Names and values in turns, as `writeHead` takes them. */
  headers: string[]
  body: Buffer
  /** The pattern of the route that rendered it, for the metrics. */
  route: string
}

/** Responses by their key, the least recently used of which are dropped first. */
type ResponseStore = Pick<LRUCache<string, StoredResponse>, "get" | "set" | "clear">

/**
 * A store of responses. A response larger than the store is not stored.
 *
 * @param capacity bytes of all bodies together, above 0: to lru-cache 0 is no limit
 */
export const responseStore = (capacity: number): ResponseStore =>
  // An empty body has no size to lru-cache, which asks for one above 0.
  new LRUCache({ maxSize: capacity, sizeCalculation: ({ body }) => Math.max(1, body.length) })
