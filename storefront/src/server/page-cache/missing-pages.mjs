import { areTagsExpired, areTagsStale, NEXT_CACHE_TAGS_HEADER } from "./next-internals.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */

/**
 * Withholds a stored 404 from Next.js as soon as one of its tags has been invalidated, so that the next visitor waits for
 * a new render instead of being sent the old 404.
 *
 * Next.js 16.4 sends a stale page and then renders the new one with the same response object. On that object it finds the
 * status 404 and takes the new page for an error page, too: without title, description and canonical, with "noindex", and
 * stored as 200 (vercel/next.js#71440). Pages of any other status are not affected.
 *
 * @param {CacheHandlerValue | null | undefined} entry as it is stored
 * @returns {CacheHandlerValue | null} the entry, or null for a 404 that may no longer be true. A 404 is returned without
 *   its tags: otherwise a 404 invalidated between this check and Next.js's own would be sent as stale after all.
 */
export function withoutStale404(entry) {
  const value = entry?.value
  if (!value || !("status" in value) || value.status !== 404) return entry ?? null
  const { [NEXT_CACHE_TAGS_HEADER]: header, ...headers } = value.headers ?? {}
  const tags = typeof header === "string" ? header.split(",") : []
  const rendered = entry.lastModified ?? 0
  const isInvalidated = areTagsStale(tags, rendered) || areTagsExpired(tags, rendered)
  return isInvalidated ? null : { ...entry, value: { ...value, headers } }
}
