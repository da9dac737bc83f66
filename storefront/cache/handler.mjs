import { FileSystemCache } from "./next-internals.mjs"
import { tellMarked } from "./tell-marked.mjs"

/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler */

const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/** Next.js's own cache in files, which tells of marks. */
class OwnCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<Handler["revalidateTag"]>} args
   * @returns {Promise<void>}
   */
  async revalidateTag(...args) {
    await super.revalidateTag(...args)
    tellMarked()
  }
}

/**
 * What Next.js keeps pages and fetched data in: the cache several storefronts share where REDIS_URL is set, and its own
 * files everywhere else. One build serves both, so it is decided when the server starts.
 */
export default process.env.REDIS_URL && !isBuild ? (await import("./shared-cache.mjs")).SharedCache : OwnCache
