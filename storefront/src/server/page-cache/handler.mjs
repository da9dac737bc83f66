import { utimes } from "node:fs/promises"
import { withoutStaleStatus } from "./stale-status.mjs"
import { FileSystemCache, getMemoryCache } from "./next-internals.mjs"
import { isPatchOff } from "../patches/patches-off.mjs"
import { requestMoment } from "./request-moment.mjs"
import { publishInvalidation } from "./invalidations.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @import { CacheFs } from "next/dist/shared/lib/utils.js" */
/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler */

const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/**
 * File functions that date each file by the beginning of the present request: where its memory is full, Next.js reads an
 * entry from its file and dates it by the file.
 * @param {CacheFs} files
 * @returns {CacheFs}
 */
const datedFiles = (files) => ({
  ...files,
  async writeFile(path, data) {
    const moment = new Date(requestMoment())
    await files.writeFile(path, data)
    await utimes(path, moment, moment)
  },
})

/**
 * Next.js's own cache in files, with a patch: withholds stale 404s and redirects, publishes invalidations, and dates
 * entries by the beginning of their request.
 */
class OwnCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // The proxy's own cache has no files.
    super(context.fs ? { ...context, fs: datedFiles(context.fs) } : context)
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : undefined
  }

  /**
   * @override
   * @param {Parameters<Handler["get"]>} args
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(...args) {
    return withoutStaleStatus(await super.get(...args))
  }

  /**
   * @override
   * @param {Parameters<Handler["set"]>} args
   * @returns {Promise<void>}
   */
  async set(...args) {
    const written = super.set(...args)
    // Next.js stores the entry in memory before anything is written.
    const entry = this.memory?.get(args[0])
    if (entry) entry.lastModified = requestMoment()
    await written
  }

  /**
   * @override
   * @param {Parameters<Handler["revalidateTag"]>} args
   * @returns {Promise<void>}
   */
  async revalidateTag(...args) {
    await super.revalidateTag(...args)
    publishInvalidation()
  }
}

/** The cache of one process: Next.js's own, with the patch unless it is switched off. */
const fileCache = () => (isPatchOff("page-cache") ? FileSystemCache : OwnCache)

/**
 * The cache of pages and fetched data: shared by several storefronts where REDIS_URL is set, files otherwise. One build
 * serves both, so the choice is made at run time.
 */
export default process.env.REDIS_URL && !isBuild
  ? (await import("./shared-cache.mjs")).SharedCache
  : fileCache()
