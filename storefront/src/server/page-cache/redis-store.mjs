import { channel } from "node:diagnostics_channel"
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { deserialize, serialize } from "node:v8"
import { Redis } from "ioredis"
import { publishInvalidation } from "./invalidations.mjs"

/** @import { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js" */
/** @typedef {{ stale?: number, expired?: number }} Mark when a tag was last marked, and from when its entries may not be shown, in epoch ms */
/** @typedef {{ get(key: string): CacheHandlerValue | null | undefined, set(key: string, value: CacheHandlerValue): void, remove(key: string): void, [Symbol.iterator](): IterableIterator<[string, CacheHandlerValue]> }} Memory */
/** @typedef {{ url: string, tags: Map<string, Mark>, memory: Memory, prefix?: string }} StoreOptions */

/** An entry that nobody has written for so long goes, in s: Redis may only drop what would go one day anyway (volatile-lru). */
const LIFETIME_S = 60 * 24 * 60 * 60
/** A Redis that keeps us waiting longer counts as away, in ms: rendering a page costs less. */
const COMMAND_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 2_000
const LONGEST_RETRY_MS = 1_000
/** Longest wait of the first request for the marks that other storefronts have set, in ms. */
const FIRST_SYNC_MS = 1_500
/** Entries written back at once into a Redis that has lost its own. */
const REFILL_BATCH = 50

const answers = channel("scanwright:cache")

/** The moment of a mark: what expires in the future was marked when it went stale. @param {Mark | undefined} mark */
const momentOf = (mark) => {
  const { stale = 0, expired = 0 } = mark ?? {}
  return Math.max(stale, expired <= Date.now() ? expired : 0)
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Entries and the marks of tags, in memory and in a Redis that several storefronts share. Nothing here throws: while Redis
 * is away each process goes on with its own memory, and both are brought together when it is back.
 */
export class RedisStore {
  /** Who we are, so as not to hear our own messages. */
  #id = randomUUID()
  /** Raised with each message, so that an entry read before it is not remembered after it. */
  #messages = 0
  #isSynced = false
  #isAway = false

  /** @param {StoreOptions} options `tags` is Next.js's own table, and `prefix` begins every name in Redis */
  constructor({ url, tags, memory, prefix = "storefront:" }) {
    this.tags = tags
    this.memory = memory
    this.names = {
      entry: prefix,
      tags: `${prefix}tags`,
      messages: `${prefix}changes`,
      // Gone when Redis has lost its entries.
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
      // A Redis that is back at the first attempt has still lost what it held.
      client.on("reconnecting", () => this.#away("the connection was lost"))
    }
    this.listener.on("message", (_channel, text) => this.#hear(text))
    this.listener.subscribe(this.names.messages).catch((/** @type {unknown} */ error) => this.#away(error))
    const synced = new Promise((resolve) => {
      // Whatever was said while we were not listening is in the table of tags.
      for (const client of [this.redis, this.listener]) {
        client.on("ready", () => void this.#sync().then((isDone) => isDone && resolve(true)))
      }
    })
    this.firstSync = Promise.race([synced, pause(FIRST_SYNC_MS, undefined, { ref: false })]).then(() => {
      this.#isSynced = true
    })
  }

  /** An entry that this process holds in memory. @param {string} name */
  remembered(name) {
    // Marks may be missing until then, and an old page would count as fresh.
    if (!this.#isSynced) return undefined
    const known = this.memory.get(name)
    if (known) answers.publish("memory")
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
      answers.publish("redis")
      return entry
    } catch (error) {
      console.warn(`The shared cache holds ${name} in a form that cannot be read:`, messageOf(error))
      return undefined
    }
  }

  /** Keeps an entry and tells the other storefronts that theirs is old. @param {string} name @param {CacheHandlerValue} entry */
  async write(name, entry) {
    this.memory.set(name, entry)
    const message = JSON.stringify({ from: this.#id, entry: name })
    await this.#ask((redis) =>
      redis
        .pipeline()
        .set(this.names.entry + name, serialize(entry), "EX", LIFETIME_S)
        .publish(this.names.messages, message)
        .exec(),
    )
  }

  /** Tells the other storefronts of tags that were marked here. @param {readonly string[]} tags */
  async tell(tags) {
    const marks = Object.fromEntries(tags.map((tag) => [tag, this.tags.get(tag) ?? {}]))
    await this.#ask((redis) => this.#send(redis, marks))
  }

  /** Ends both connections. */
  close() {
    this.redis.disconnect()
    this.listener.disconnect()
  }

  /** @param {Redis} redis @param {Record<string, Mark>} marks */
  async #send(redis, marks) {
    const fields = Object.entries(marks).flatMap(([tag, mark]) => [tag, JSON.stringify(mark)])
    if (fields.length === 0) return
    await redis
      .pipeline()
      .hset(this.names.tags, ...fields)
      .publish(this.names.messages, JSON.stringify({ from: this.#id, marks }))
      .exec()
  }

  /** Takes a mark over unless ours is as new. @param {string} tag @param {Mark} mark */
  #merge(tag, mark) {
    if (momentOf(mark) <= momentOf(this.tags.get(tag))) return
    this.tags.set(tag, mark)
    publishInvalidation()
  }

  /** @param {string} text */
  #hear(text) {
    /** @type {{ from: string, entry?: string, marks?: Record<string, Mark> }} */
    const { from, entry, marks = {} } = JSON.parse(text)
    if (from === this.#id) return
    this.#messages += 1
    if (entry) this.memory.remove(entry)
    for (const [tag, mark] of Object.entries(marks)) this.#merge(tag, mark)
  }

  /** Brings marks and entries together with those in Redis, which may have lost them. @returns whether it answered */
  async #sync() {
    return this.#ask(async (redis) => {
      const theirs = new Map(
        Object.entries(await redis.hgetall(this.names.tags)).map(([tag, text]) => [
          tag,
          /** @type {Mark} */ (JSON.parse(text)),
        ]),
      )
      for (const [tag, mark] of theirs) this.#merge(tag, mark)
      const ours = [...this.tags].filter(([tag, mark]) => momentOf(mark) > momentOf(theirs.get(tag)))
      await this.#send(redis, Object.fromEntries(ours))
      if ((await redis.exists(this.names.filled)) === 0) await this.#refill(redis)
      if (this.#isAway) console.log("The shared cache is back.")
      this.#isAway = false
      return true
    })
  }

  /** Gives a Redis that has lost its entries what this process remembers. @param {Redis} redis */
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
   * Asks Redis, unless it is away.
   * @template Answer
   * @param {(redis: Redis) => Promise<Answer>} question
   * @returns {Promise<Answer | undefined>} nothing where it gives no answer
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

  /** Says it once, not for every request. @param {unknown} error */
  #away(error) {
    if (!this.#isAway)
      console.warn("The shared cache does not answer, each storefront goes on alone:", messageOf(error))
    this.#isAway = true
  }
}
