import { areTagsExpired, areTagsStale, NEXT_CACHE_TAGS_HEADER } from "./next-internals.mjs"
import { medusaResponds } from "./medusa-responds.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @typedef {Parameters<import("next/dist/server/lib/incremental-cache/index.js").CacheHandler["get"]>[1]} Context */

/** Statuses that say where a page is, or that there is none: false ones mislead visitors and search engines. */
const NEVER_STALE = [404, 307, 308]

/** @param {readonly string[]} tags @param {CacheHandlerValue} entry */
function isStale(tags, { lastModified = 0 }) {
  return areTagsStale([...tags], lastModified) || areTagsExpired([...tags], lastModified)
}

/**
 * Withholds from Next.js what is stale, one of its tags having been invalidated, so that whoever asks for it waits for a new
 * one. Next.js would send the stale one once more and then make a new one: where nobody has asked for a page, a data sheet
 * or a feed since the change, the old price would be shown even a month later.
 *
 * While Medusa does not respond, a stale page is better than none, but for a 404 or redirect. Where a record was renamed and
 * got its old handle back, a stale redirect would lead to an address that redirects back. And Next.js 16.4 sends a stale
 * page and then renders the new one with the same response object. On that object it finds the status 404 and takes the new
 * page for an error page, too: without title, description and canonical, with "noindex", and stored as 200
 * (vercel/next.js#71440).
 *
 * @param {CacheHandlerValue | null | undefined} entry a page, a route's response or a read as it is stored
 * @param {Context} context of Next.js's request for it
 * @returns {Promise<CacheHandlerValue | null>} the entry, or null for one that is withheld. A 404 or redirect comes without
 *   its tags: otherwise one invalidated between this check and Next.js's own would be sent as stale after all.
 */
export async function withholdStale(entry, context) {
  const value = entry?.value
  if (!entry || !value) return entry ?? null
  if (value.kind === "FETCH") {
    const { tags = [], softTags = [] } = context.kind === "FETCH" ? context : {}
    return isStale([...tags, ...softTags], entry) && (await medusaResponds()) ? null : entry
  }
  if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return entry
  const { [NEXT_CACHE_TAGS_HEADER]: header, ...headers } = value.headers ?? {}
  const tags = typeof header === "string" ? header.split(",") : []
  const wasStale = isStale(tags, entry)
  if (!NEVER_STALE.includes(value.status ?? 0)) return wasStale && (await medusaResponds()) ? null : entry
  return wasStale ? null : { ...entry, value: { ...value, headers } }
}
