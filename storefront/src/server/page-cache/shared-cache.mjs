import { channel } from "node:diagnostics_channel"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isAbsent, isStorable, withAbsentEntries } from "./absent-entries.mjs"
import { boundLifetimes } from "./known-lifetimes.mjs"
import { wasSentStale, withholdStale } from "./withhold-stale.mjs"
import { FileSystemCache, getMemoryCache, tagsManifest } from "./next-internals.mjs"
import { renderMoment } from "./present-request.mjs"
import { RedisStore } from "./redis-store.mjs"
import { publishInvalidation } from "./invalidations.mjs"

/** @import { CacheHandlerContext, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler */

/** @import { Memory } from "./absent-entries.mjs" */

/** How long Redis stores what does not exist, in s: the rest of its memory is for pages. */
const ABSENT_LIFETIME_S = 60 * 60
/** Memory of one process where Next.js's own setting is missing, in bytes. */
const MEMORY_BYTES = 50 * 1024 * 1024

/** The source of each cached response, for the metrics. */
const responses = channel("scanwright:cache")

/** @type {string | undefined} */
let build

/** @type {RedisStore | undefined} */
let store

/** @param {CacheHandlerContext} context */
function openStore(context) {
  build ??= readFileSync(join(context.serverDistDir ?? "", "..", "BUILD_ID"), "utf8").trim()
  store ??= new RedisStore({
    url: process.env.REDIS_URL ?? "",
    tags: tagsManifest,
    memory: withAbsentEntries(
      /** @type {Memory} */ (getMemoryCache(context.maxMemoryCacheSize || MEMORY_BYTES)),
    ),
  })
  return store
}

/**
 * The cache that several storefronts share: a page rendered by one is served by all. The memory of each process comes
 * before Redis, the pages of the build after it. Without Redis each process continues with its memory. Next.js creates an
 * object for each request, so all state is in the store.
 */
export class SharedCache extends FileSystemCache {
  /** @param {CacheHandlerContext} context */
  constructor(context) {
    const { fs, serverDistDir = "" } = context
    const files = /** @type {NonNullable<typeof fs>} */ (fs)
    // Nothing is written to disk: a copy on disk would never be invalidated.
    super({ ...context, fs: files, serverDistDir, flushToDisk: false, maxMemoryCacheSize: 0 })
    // Next.js gives the proxy's own cache no files, and never reads from it.
    this.store = fs && openStore(context)
  }

  /**
   * @override
   * @param {Parameters<Handler["get"]>} args
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(...args) {
    const [key, context] = args
    const name = nameOf(key, context.kind === "FETCH")
    const known = this.store?.cached(name) ?? (await this.store?.read(name))
    if (known) return withholdStale(known, context)
    const built = await super.get(...args)
    responses.publish(built ? "build" : "miss")
    return withholdStale(built, context)
  }

  /**
   * @override
   * @param {Parameters<Handler["set"]>} args
   * @returns {Promise<void>}
   */
  async set(...[key, value, context]) {
    boundLifetimes()
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const isData = Boolean(context.fetchCache)
    const name = nameOf(key, isData)
    if (value && !isStorable(value)) return this.store?.remove(name)
    if (wasSentStale(value)) return
    const lifetime = value && isAbsent(value) ? ABSENT_LIFETIME_S : undefined
    await this.store?.write(name, { value, lastModified: renderMoment(), cacheControl }, lifetime)
  }

  /**
   * @override
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   * @returns {Promise<void>}
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    publishInvalidation()
    await this.store?.notify([tags].flat())
  }
}

/** Pages belong to their build, whose scripts they name; fetched data does not. @param {string} key @param {boolean} isData */
const nameOf = (key, isData) => (isData ? `data:${key}` : `page:${build ?? ""}:${key}`)
