import { STALE_IF_ERROR } from "../../lib/medusa/stale-if-error.mjs"
import { medusaResponds } from "./medusa-responds.mjs"
import { areTagsExpired, areTagsStale, NEXT_CACHE_TAGS_HEADER } from "./next-internals.mjs"
import { presentRequest } from "./present-request.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @import { IncrementalCacheValue } from "next/dist/server/response-cache/types.js" */
/** @typedef {Parameters<import("next/dist/server/lib/incremental-cache/index.js").CacheHandler["get"]>[1]} Context */

/** Statuses that say where a page is, or that there is none: false ones mislead visitors and search engines. */
const NEVER_STALE = [404, 307, 308]

/** @type {WeakSet<IncrementalCacheValue>} */
const sentStale = new WeakSet()

/**
 * Whether Next.js stores what it has sent stale, because it could not render it again. It would be dated anew.
 *
 * @param {IncrementalCacheValue | null} value
 */
export const wasSentStale = (value) => value !== null && sentStale.has(value)

/** @param {readonly string[]} tags @param {CacheHandlerValue} entry */
function isStale(tags, { lastModified = 0 }) {
  return areTagsStale([...tags], lastModified) || areTagsExpired([...tags], lastModified)
}

/**
 * Withholds a stale read, or makes it pass for a new one: Next.js would not make a page of a stale one. The page is dated
 * by it and is no newer.
 *
 * @param {CacheHandlerValue} entry @param {Context} context
 */
async function read(entry, context) {
  const { tags = [], softTags = [] } = context.kind === "FETCH" ? context : {}
  if (!isStale([...tags, ...softTags], entry)) return entry
  if (!tags.includes(STALE_IF_ERROR)) return (await medusaResponds()) ? null : entry
  const request = presentRequest()
  if (!request.takesStale) return null
  request.moment = Math.min(request.moment, entry.lastModified ?? 0)
  return { ...entry, lastModified: Date.now() }
}

/**
 * Withholds from Next.js what is stale, one of its tags having been invalidated, so that whoever asks for it waits for a new
 * one. Next.js would send the stale one once more and then make a new one: where nobody has asked for a page, a data sheet
 * or a feed since the change, the old price would be shown even a month later.
 *
 * While Medusa does not respond, what is stale is sent as it is. Where Medusa is ready and a read fails all the same, a page
 * is rendered with stale reads. Neither holds for a 404 or redirect. A stale redirect could lead to an address that
 * redirects back, where a record was renamed and got its old handle back. And Next.js 16.4 sends a stale page and then
 * renders the new one with the same response object. On that object it finds the status 404 and takes the new page for an
 * error page, too: without title, description and canonical, with "noindex", and stored as 200 (vercel/next.js#71440).
 *
 * @param {CacheHandlerValue | null | undefined} entry a page, a route's response or a read as it is stored
 * @param {Context} context of Next.js's request for it
 * @returns {Promise<CacheHandlerValue | null>} the entry, or null for one that is withheld. A 404 or redirect comes without
 *   its tags: otherwise one invalidated between this check and Next.js's own would be sent as stale after all.
 */
export async function withholdStale(entry, context) {
  if (context.kind === "FETCH") return entry ? read(entry, context) : null
  const value = entry?.value
  const isPage = value?.kind === "APP_PAGE"
  if (!entry || (!isPage && value?.kind !== "APP_ROUTE")) {
    presentRequest().takesStale = false
    return entry ?? null
  }
  const isNeverStale = NEVER_STALE.includes(value.status ?? 0)
  // A document would have old data under a new date.
  presentRequest().takesStale = isPage && !isNeverStale
  const { [NEXT_CACHE_TAGS_HEADER]: header, ...headers } = value.headers ?? {}
  const wasStale = isStale(typeof header === "string" ? header.split(",") : [], entry)
  if (isNeverStale) return wasStale ? null : { ...entry, value: { ...value, headers } }
  if (!wasStale) return entry
  if (await medusaResponds()) return null
  sentStale.add(value)
  return entry
}
