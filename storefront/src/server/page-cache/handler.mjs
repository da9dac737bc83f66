import { existsSync } from "node:fs"
import { rm, utimes } from "node:fs/promises"
import { absentEntries, isAbsent, isStorable } from "./absent-entries.mjs"
import { boundLifetimes } from "./known-lifetimes.mjs"
import { wasSentStale, withholdStale } from "./withhold-stale.mjs"
import {
  FileSystemCache,
  getMemoryCache,
  NEXT_CACHE_IMPLICIT_TAG_ID,
  tagsManifest,
} from "./next-internals.mjs"
import { isPatchOff } from "../patches/patches-off.mjs"
import { renderMoment } from "./present-request.mjs"
import { publishInvalidation } from "./invalidations.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @import { IncrementalCacheValue } from "next/dist/server/response-cache/types.js" */
/** @import { CacheFs } from "next/dist/shared/lib/utils.js" */
/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler */

const isBuild = process.env.NEXT_PHASE === "phase-production-build"

/** Endings of the files of a page and of a route; the first one is read first. */
const FILES_OF_PAGE = [".html", ".meta", ".rsc", ".segments"]
const FILES_OF_ROUTE = [".body", ".meta"]

/**
 * File functions that date each file by the beginning of the present request: where its memory is full, Next.js reads an
 * entry from its file and dates it by the file.
 * @param {CacheFs} files
 * @returns {CacheFs}
 */
const datedFiles = (files) => ({
  ...files,
  async writeFile(path, data) {
    const moment = new Date(renderMoment())
    await files.writeFile(path, data)
    await utimes(path, moment, moment)
  },
})

/**
 * Next.js's own cache in files, which stores nothing but what may be stored, and on the disk nothing that strangers could
 * invent: see absent-entries.mjs.
 */
class BoundedCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context)
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : undefined
  }

  /**
   * @override
   * @param {Parameters<Handler["get"]>} args
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(...args) {
    return absentEntries.get(args[0]) ?? (await super.get(...args))
  }

  /**
   * @override
   * @param {Parameters<Handler["set"]>} args
   * @returns {Promise<void>}
   */
  async set(...args) {
    const [key, value, context] = args
    boundLifetimes()
    absentEntries.remove(key)
    if (!value || (isStorable(value) && !isAbsent(value))) return super.set(...args)
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    if (isStorable(value)) absentEntries.set(key, { value, lastModified: Date.now(), cacheControl })
    await this.#forget(key, value)
  }

  /** The entry that was just stored. @param {string} key */
  stored(key) {
    return absentEntries.get(key) ?? this.memory?.get(key)
  }

  // The build would take the files of these paths for files of its own.
  /** Removes what was stored before under a key, which would be found again otherwise. @param {string} key @param {IncrementalCacheValue} value */
  async #forget(key, { kind }) {
    this.memory?.remove(key)
    if (kind === "FETCH")
      return rm(/* turbopackIgnore: true */ this["getFilePath"](key, kind), { force: true })
    if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return
    const endings = kind === "APP_PAGE" ? FILES_OF_PAGE : FILES_OF_ROUTE
    const files = endings.map((ending) => this["getFilePath"](key + ending, kind))
    if (!existsSync(/* turbopackIgnore: true */ files[0] ?? "")) return
    for (const file of files) await rm(/* turbopackIgnore: true */ file, { force: true, recursive: true })
  }
}

/**
 * The same with a patch: withholds what must not be sent stale, publishes invalidations, and dates entries by the beginning
 * of their request.
 */
class OwnCache extends BoundedCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // The proxy's own cache has no files.
    super(context.fs ? { ...context, fs: datedFiles(context.fs) } : context)
  }

  /**
   * @override
   * @param {Parameters<Handler["get"]>[0]} key
   * @param {Parameters<Handler["get"]>[1]} context
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(key, context) {
    // Next.js stores what it reads from a file once more if the request has a tag more, and so dates old data anew. It
    // checks the tags of the request again itself.
    const known = context.kind === "FETCH" ? { ...context, tags: [] } : context
    return withholdStale(await super.get(key, known), context)
  }

  /**
   * @override
   * @param {Parameters<Handler["set"]>} args
   * @returns {Promise<void>}
   */
  async set(...args) {
    const [key, value] = args
    if (wasSentStale(value)) return
    const written = super.set(...args)
    // Next.js stores the entry in memory before anything is written.
    const entry = this.stored(key)
    if (entry) entry.lastModified = renderMoment()
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

/** The cache of one process, with the patch unless it is switched off. */
function fileCache() {
  if (isPatchOff("page-cache")) return BoundedCache
  // What the process before has stored is still here, but not what it knew of invalidations, and what Medusa reported
  // meanwhile is lost. The tag is that of everything below the root layout.
  if (!isBuild) tagsManifest.set(`${NEXT_CACHE_IMPLICIT_TAG_ID}/layout`, { stale: Date.now() })
  return OwnCache
}

/**
 * The cache of pages and fetched data: shared by several storefronts where REDIS_URL is set, files otherwise. One build
 * serves both, so the choice is made at run time.
 */
export default process.env.REDIS_URL && !isBuild
  ? (await import("./shared-cache.mjs")).SharedCache
  : fileCache()
