// Next.js's version is pinned, and these modules are not part of its public API: check this file first when the version
// is raised.
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js"

/**
 * Next.js's own cache in files. Node imports the module, a bundler the class itself: Next.js bundles this file once more,
 * for the proxy.
 */
const loaded = /** @type {typeof fileSystemCache & { default?: typeof fileSystemCache }} */ (fileSystemCache)
export const FileSystemCache = loaded.default ?? loaded

export { LRUCache } from "next/dist/server/lib/lru-cache.js"
export { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js"
export {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js"
export { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js"
export { NEXT_CACHE_IMPLICIT_TAG_ID, NEXT_CACHE_TAGS_HEADER } from "next/dist/lib/constants.js"
