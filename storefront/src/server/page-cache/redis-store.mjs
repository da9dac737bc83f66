import { channel } from "node:diagnostics_channel"
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { deserialize, serialize } from "node:v8"
import { Redis } from "ioredis"
import { publishInvalidation } from "./invalidations.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/**
 * @typedef {{ stale?: number, expired?: number }} Invalidation
 *   when a tag was last invalidated, and from when its entries may not be sent, in epoch ms
 */
/** @import { Memory } from "./absent-entries.mjs" */
/** @typedef {{ url: string, tags: Map<string, Invalidation>, memory: Memory, prefix?: string }} StoreOptions */

/** Lifetime of an entry that is not written again, in s: Redis may only evict entries that expire (volatile-lru). */
const LIFETIME_S = 60 * 24 * 60 * 60
/** Longest wait for Redis before it counts as unavailable, in ms: rendering a page costs less. */
const COMMAND_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 2_000
const LONGEST_RETRY_MS = 1_000
/** Longest wait of the first request for the invalidations of other storefronts, in ms. */
const FIRST_SYNC_MS = 1_500
/** Number of entries written at once into a Redis that has lost its data. */
const REFILL_BATCH = 50

const responses = channel("scanwright:cache")

/**
 * The time of an invalidation: an entry that expires in the future was invalidated when it went stale.
 * @param {Invalidation | undefined} invalidation
 */
const momentOf = (invalidation) => {
  const { stale = 0, expired = 0 } = invalidation ?? {}
  return Math.max(stale, expired <= Date.now() ? expired : 0)
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Cache entries and the invalidations of tags, in memory and in a Redis that several storefronts share. No method throws:
 * while Redis is unavailable each process continues with its own memory, and the two are synchronised when Redis is back.
 */
export class RedisStore {
  /** Id of this process, to ignore its own messages. */
  #id = randomUUID()
  /** Raised with each message, so that an entry read before it is not stored after it. */
  #messages = 0
  #isSynced = false
  #isAway = false

  /** @param {StoreOptions} options `tags` is Next.js's own table, and `prefix` begins every key in Redis */
  constructor({ url, tags, memory, prefix = "storefront:" }) {
    this.tags = tags
    this.memory = memory
    this.names = {
      entry: prefix,
      tags: `${prefix}tags`,
      messages: `${prefix}changes`,
      // Missing once Redis has lost its entries.
      filled: `${prefix}filled:${this.#id}`,
    }
    const options = {
      connectTimeout: CONNECT_TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (/** @type {number} */ times) => Math.min(times * 100, LONGEST_RETRY_MS),
    }
    this.redis = new Redis(url, {
      ...options,
      commandTimeout: COMMAND_TIMEOUT_MS,
      socketTimeout: COMMAND_TIMEOUT_MS * 2,
    })
    this.listener = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null })
    for (const client of [this.redis, this.listener]) {
      client.on("error", (error) => this.#away(error))
      // A Redis that is back at the first attempt may still have lost its data.
      client.on("reconnecting", () => this.#away("the connection was lost"))
    }
    this.listener.on("message", (_channel, text) => this.#hear(text))
    this.listener.subscribe(this.names.messages).catch((/** @type {unknown} */ error) => this.#away(error))
    const synced = new Promise((resolve) => {
      // Messages missed while disconnected are in the table of tags.
      for (const client of [this.redis, this.listener]) {
        client.on("ready", () => void this.#sync().then((isDone) => isDone && resolve(true)))
      }
    })
    this.firstSync = Promise.race([synced, pause(FIRST_SYNC_MS, undefined, { ref: false })]).then(() => {
      this.#isSynced = true
    })
  }

  /** An entry that this process holds in memory. @param {string} name */
  cached(name) {
    // Invalidations may be missing before the first synchronisation, and an old page would count as fresh.
    if (!this.#isSynced) return undefined
    const known = this.memory.get(name)
    if (known) responses.publish("memory")
    return known ?? undefined
  }

  /** An entry that Redis holds. @param {string} name @returns {Promise<CacheHandlerValue | undefined>} */
  async read(name) {
    if (!this.#isSynced) await this.firstSync
    const messages = this.#messages
    const bytes = await this.#ask((redis) => redis.getBuffer(this.names.entry + name))
    if (!bytes) return undefined
    try {
      const entry = /** @type {CacheHandlerValue} */ (deserialize(bytes))
      if (messages === this.#messages) this.memory.set(name, entry)
      responses.publish("redis")
      return entry
    } catch (error) {
      console.warn(`The shared cache holds ${name} in a form that cannot be read:`, messageOf(error))
      return undefined
    }
  }

  /**
   * Stores an entry and notifies the other storefronts that theirs is old. @param {string} name @param
   * {CacheHandlerValue} entry @param {number} [lifetime] in Redis, in s
   */
  async write(name, entry, lifetime = LIFETIME_S) {
    this.memory.set(name, entry)
    const message = JSON.stringify({ from: this.#id, entry: name })
    await this.#ask((redis) =>
      redis
        .pipeline()
        .set(this.names.entry + name, serialize(entry), "EX", lifetime)
        .publish(this.names.messages, message)
        .exec(),
    )
  }

  /** Removes an entry, here and in the other storefronts. @param {string} name */
  async remove(name) {
    this.memory.remove(name)
    const message = JSON.stringify({ from: this.#id, entry: name })
    await this.#ask((redis) =>
      redis
        .pipeline()
        .del(this.names.entry + name)
        .publish(this.names.messages, message)
        .exec(),
    )
  }

  /** Notifies the other storefronts of tags that were invalidated in this process. @param {readonly string[]} tags */
  async notify(tags) {
    const invalidations = Object.fromEntries(tags.map((tag) => [tag, this.tags.get(tag) ?? {}]))
    await this.#ask((redis) => this.#send(redis, invalidations))
  }

  /** Closes both connections. */
  close() {
    this.redis.disconnect()
    this.listener.disconnect()
  }

  /** @param {Redis} redis @param {Record<string, Invalidation>} invalidations */
  async #send(redis, invalidations) {
    const fields = Object.entries(invalidations).flatMap(([tag, invalidation]) => [
      tag,
      JSON.stringify(invalidation),
    ])
    if (fields.length === 0) return
    await redis
      .pipeline()
      .hset(this.names.tags, ...fields)
      .publish(this.names.messages, JSON.stringify({ from: this.#id, invalidations }))
      .exec()
  }

  /** Takes over an invalidation unless the present one is as new. @param {string} tag @param {Invalidation} invalidation */
  #merge(tag, invalidation) {
    if (momentOf(invalidation) <= momentOf(this.tags.get(tag))) return
    this.tags.set(tag, invalidation)
    publishInvalidation()
  }

  /** @param {string} text */
  #hear(text) {
    /** @type {{ from: string, entry?: string, invalidations?: Record<string, Invalidation> }} */
    const { from, entry, invalidations = {} } = JSON.parse(text)
    if (from === this.#id) return
    this.#messages += 1
    if (entry) this.memory.remove(entry)
    for (const [tag, invalidation] of Object.entries(invalidations)) this.#merge(tag, invalidation)
  }

  /** Merges invalidations and entries with those in Redis, which may have lost them. @returns whether Redis responded */
  async #sync() {
    return this.#ask(async (redis) => {
      const theirs = new Map(
        Object.entries(await redis.hgetall(this.names.tags)).map(([tag, text]) => [
          tag,
          /** @type {Invalidation} */ (JSON.parse(text)),
        ]),
      )
      for (const [tag, invalidation] of theirs) this.#merge(tag, invalidation)
      const ours = [...this.tags].filter(
        ([tag, invalidation]) => momentOf(invalidation) > momentOf(theirs.get(tag)),
      )
      await this.#send(redis, Object.fromEntries(ours))
      if ((await redis.exists(this.names.filled)) === 0) await this.#refill(redis)
      if (this.#isAway) console.log("The shared cache is back.")
      this.#isAway = false
      return true
    })
  }

  /** Writes this process's entries into a Redis that has lost its own. @param {Redis} redis */
  async #refill(redis) {
    const entries = [...this.memory]
    for (let start = 0; start < entries.length; start += REFILL_BATCH) {
      const pipeline = redis.pipeline()
      for (const [name, entry] of entries.slice(start, start + REFILL_BATCH)) {
        pipeline.set(this.names.entry + name, serialize(entry), "EX", LIFETIME_S, "NX")
      }
      await pipeline.exec()
    }
    await redis.set(this.names.filled, "yes", "EX", LIFETIME_S)
  }

  /**
   * Sends a command to Redis, unless Redis is unavailable.
   * @template Answer
   * @param {(redis: Redis) => Promise<Answer>} question
   * @returns {Promise<Answer | undefined>} undefined where Redis does not respond
   */
  async #ask(question) {
    if (this.redis.status !== "ready") return undefined
    try {
      return await question(this.redis)
    } catch (error) {
      this.#away(error)
      return undefined
    }
  }

  /** Logs an outage once, not for every request. @param {unknown} error */
  #away(error) {
    if (!this.#isAway)
      console.warn("The shared cache does not answer, each storefront goes on alone:", messageOf(error))
    this.#isAway = true
  }
}
