// Next.js's version is pinned, and these are no public part of it: look here first when it is raised.
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js"

/** Next.js's own cache in files. Its types name a default export, where Node sees the module that holds it. */
export const FileSystemCache = /** @type {{ default: typeof fileSystemCache }} */ (
  /** @type {unknown} */ (fileSystemCache)
).default

export { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js"
export { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js"
