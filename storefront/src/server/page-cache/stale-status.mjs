import { areTagsExpired, areTagsStale, NEXT_CACHE_TAGS_HEADER } from "./next-internals.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */

/** Statuses that say where a page is, or that there is none: false ones mislead visitors and search engines. */
const WITHHELD = [404, 307, 308]

/**
 * Withholds a stored 404 or redirect from Next.js as soon as one of its tags has been invalidated, so that the next
 * visitor waits for a new render instead of being sent the old status. Where a record was renamed and got its old handle
 * back, a stale redirect would lead to an address that redirects back.
 *
 * Next.js 16.4 sends a stale page and then renders the new one with the same response object. On that object it finds the
 * status 404 and takes the new page for an error page, too: without title, description and canonical, with "noindex", and
 * stored as 200 (vercel/next.js#71440). Stored pages of status 200 are not affected, and are sent stale.
 *
 * @param {CacheHandlerValue | null | undefined} entry as it is stored
 * @returns {CacheHandlerValue | null} the entry, or null for a status that may no longer be true. Such an entry is returned
 *   without its tags: otherwise one invalidated between this check and Next.js's own would be sent as stale after all.
 */
export function withoutStaleStatus(entry) {
  const value = entry?.value
  if (!value || !("status" in value) || !value.status || !WITHHELD.includes(value.status))
    return entry ?? null
  const { [NEXT_CACHE_TAGS_HEADER]: header, ...headers } = value.headers ?? {}
  const tags = typeof header === "string" ? header.split(",") : []
  const rendered = entry.lastModified ?? 0
  const isInvalidated = areTagsStale(tags, rendered) || areTagsExpired(tags, rendered)
  return isInvalidated ? null : { ...entry, value: { ...value, headers } }
}
