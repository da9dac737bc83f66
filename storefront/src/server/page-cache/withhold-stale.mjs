import { STALE_IF_ERROR } from "../../lib/medusa/cache-tags.mjs"
import {
  areTagsExpired,
  areTagsStale,
  NEXT_CACHE_IMPLICIT_TAG_ID,
  NEXT_CACHE_TAGS_HEADER,
} from "./next-internals.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @typedef {Parameters<import("next/dist/server/lib/incremental-cache/index.js").CacheHandler["get"]>[1]} Context */

/** Statuses that say where a page is, or that there is none: false ones mislead visitors and search engines. */
const WITHHELD = [404, 307, 308]

/** Next.js's tag of every route below /api. */
const DATA = `${NEXT_CACHE_IMPLICIT_TAG_ID}/api/layout`

/** @param {readonly string[]} tags @param {CacheHandlerValue} entry */
function isStale(tags, { lastModified = 0 }) {
  return areTagsStale([...tags], lastModified) || areTagsExpired([...tags], lastModified)
}

/**
 * Withholds from Next.js what must not be sent once one of its tags has been invalidated, so that the next visitor waits for
 * a new one. Next.js would send the stale one once more, however long ago the change was. That is right for pages and the
 * data of the browsing screen: the storefront requests them itself after a change, and where Medusa is unavailable they are
 * better than none. Withheld are:
 *
 * - **A response of any other route**: a data sheet, a social card, a sitemap.
 * - **A stored read**, where what it is for is rendered for each visit, such as a feed. Only a read that is made again,
 *   because Medusa did not respond, gets the stale one.
 * - **A 404 or redirect.** Where a record was renamed and got its old handle back, a stale redirect would lead to an address
 *   that redirects back. And Next.js 16.4 sends a stale page and then renders the new one with the same response object. On
 *   that object it finds the status 404 and takes the new page for an error page, too: without title, description and
 *   canonical, with "noindex", and stored as 200 (vercel/next.js#71440).
 *
 * @param {CacheHandlerValue | null | undefined} entry as it is stored
 * @param {Context} context of Next.js's request for it
 * @returns {CacheHandlerValue | null} the entry, or null for one that is withheld. One that would be withheld later comes
 *   without its tags: otherwise one invalidated between this check and Next.js's own would be sent as stale after all.
 */
export function withholdStale(entry, context) {
  const value = entry?.value
  if (!entry || !value) return entry ?? null
  if (value.kind === "FETCH") {
    const { tags = [], softTags = [] } = context.kind === "FETCH" ? context : {}
    return !tags.includes(STALE_IF_ERROR) && isStale([...tags, ...softTags], entry) ? null : entry
  }
  if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return entry
  const { [NEXT_CACHE_TAGS_HEADER]: header, ...headers } = value.headers ?? {}
  const tags = typeof header === "string" ? header.split(",") : []
  const isDocument = value.kind === "APP_ROUTE" && !tags.includes(DATA)
  if (!isDocument && !WITHHELD.includes(value.status ?? 0)) return entry
  return isStale(tags, entry) ? null : { ...entry, value: { ...value, headers } }
}
