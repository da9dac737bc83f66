import { LRUCache } from "./next-internals.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @import { IncrementalCacheValue } from "next/dist/server/response-cache/types.js" */
/** @typedef {{ get(key: string): CacheHandlerValue | null | undefined, set(key: string, value: CacheHandlerValue): void, remove(key: string): void, [Symbol.iterator](): IterableIterator<[string, CacheHandlerValue]> }} Memory */

/** Memory of one process for what does not exist, in bytes: some hundred pages. */
const CAPACITY = 16 * 1024 * 1024
/** Longest response of Medusa that is searched for an empty list, in bytes: one without a record is shorter. */
const SHORT = 4_096
/** What an entry takes beside its body, in bytes: its key, its headers and tags, and their objects. */
const OVERHEAD = 2_048
/** Bytes of a character of a page: one beyond Latin-1 makes all of a text as wide, and ours have some. */
const WIDE = 2

/** The statuses that may be stored: a page, one that is elsewhere for good, and one that does not exist. */
const STORABLE = new Set([200, 308, 404])

/** @param {IncrementalCacheValue} value */
const statusOf = (value) => ("status" in value && value.status) || 200

/**
 * Whether a rendered page, route or read may be stored: any other status is the moment's, or one request's.
 *
 * @param {IncrementalCacheValue} value
 */
export const isStorable = (value) => value.kind === "FETCH" || STORABLE.has(statusOf(value))

/** @param {string} body of a response, in base64 */
function hasEmptyList(body) {
  if (body.length > SHORT) return false
  try {
    /** @type {unknown} */
    const json = JSON.parse(Buffer.from(body, "base64").toString("utf8"))
    return Object.values(json ?? {}).some((each) => Array.isArray(each) && each.length === 0)
  } catch {
    // A response of Medusa that is no JSON lists nothing.
    return false
  }
}

/**
 * Whether an entry says that nothing is at its address, or that it is elsewhere. Strangers can invent any number of such
 * addresses, but not of pages: so these are stored in a memory with a limit, and never on a disk.
 *
 * @param {IncrementalCacheValue} value
 */
export function isAbsent(value) {
  if (value.kind !== "FETCH") return statusOf(value) !== 200
  return (value.data.status ?? 200) !== 200 || hasEmptyList(value.data.body)
}

/** @param {Buffer | undefined} buffer */
const lengthOf = (buffer) => buffer?.length ?? 0

/** @param {IncrementalCacheValue | null} value */
function sizeOf(value) {
  if (value?.kind === "FETCH") return value.data.body.length
  if (value?.kind === "APP_ROUTE") return value.body.length
  if (value?.kind !== "APP_PAGE") return 0
  const segments = [...(value.segmentData?.values() ?? [])].map(lengthOf)
  return value.html.length * WIDE + lengthOf(value.rscData) + segments.reduce((sum, size) => sum + size, 0)
}

/** What does not exist, as far as this process was asked; what nobody asked for longest goes first. */
export const absentEntries = /** @type {Memory} */ (
  new LRUCache(CAPACITY, (/** @type {CacheHandlerValue} */ { value }) => OVERHEAD + sizeOf(value))
)

/**
 * A memory in which what does not exist cannot displace what does.
 *
 * @param {Memory} present the memory of all other entries
 * @returns {Memory} of which only the present entries are iterated
 */
export const withAbsentEntries = (present) => ({
  get: (key) => present.get(key) ?? absentEntries.get(key),
  set: (key, entry) => {
    const [into, other] =
      entry.value && isAbsent(entry.value) ? [absentEntries, present] : [present, absentEntries]
    other.remove(key)
    into.set(key, entry)
  },
  remove: (key) => {
    present.remove(key)
    absentEntries.remove(key)
  },
  [Symbol.iterator]: () => present[Symbol.iterator](),
})
