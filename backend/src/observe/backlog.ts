import { Pool } from "@medusajs/framework/pg"
import { Redis } from "ioredis"
import { errorMessage } from "../lib/error-message"
import { indexBacklog } from "../catalogue-sync/catalogue-sync"
import { indexLag, indexWaiting, mails, oldestMail, products, queueJobs, sourceUp } from "./metrics"

/** Timeout of a source in ms, after which it is reported as unavailable: metrics are read every few seconds. */
const TIMEOUT_MS = 2_000

/** Medusa's queues, as its event bus and workflow engine name them in Redis (BullMQ's `prefix:name`). */
const QUEUES = {
  events: "RedisEventBusService:events-queue",
  workflows: "bull:medusa-workflows",
  "workflow-jobs": "bull:medusa-workflows-jobs",
} as const

/** States of BullMQ that are stored as lists, and those that are sorted sets. */
const LISTED = ["wait", "active"] as const
const SORTED = ["delayed", "prioritized", "failed"] as const

const MAIL_STATES = ["waiting", "retrying", "failed"] as const

const MAILS = `
  select count(*) filter (where status = 'pending' and last_error is null)::int as waiting,
         count(*) filter (where status = 'pending' and last_error is not null)::int as retrying,
         count(*) filter (where status = 'failed')::int as failed,
         coalesce(extract(epoch from now() - min(created_at) filter (where status = 'pending')), 0)::float8 as oldest
    from post_mail
   where status in ('pending', 'failed') and deleted_at is null`

const ACTIVE_INDEX = `
  select version.physical_name as name
    from search_index
    join search_index_version version
      on version.search_index_id = search_index.id and version.version = search_index.active_version
   where search_index.name = 'product' and search_index.deleted_at is null and version.deleted_at is null`

const PRODUCTS = "select count(*)::int as count from product where deleted_at is null"

interface BacklogSettings {
  databaseUrl: string
  /** a database of this machine offers no TLS */
  isLocal: boolean
  redisUrl?: string | undefined
  /** called once when a source becomes unavailable */
  onUnavailable: (source: string, reason: string) => void
}

/**
 * Counts pending work: mails, products to index, jobs in queues. The connections are its own, so that a shop with an
 * exhausted pool still reports metrics.
 *
 * @returns a function that updates the metrics; it does not throw
 */
export function backlog({
  databaseUrl,
  isLocal,
  redisUrl,
  onUnavailable,
}: BacklogSettings): () => Promise<void> {
  const database = new Pool({
    connectionString: databaseUrl,
    max: 1,
    ...(isLocal ? { ssl: false } : {}),
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: "scanwright-metrics",
    allowExitOnIdle: true,
  })
  // A broken idle connection is replaced at its next use.
  database.on("error", () => undefined)
  const redis = redisUrl
    ? new Redis(redisUrl, {
        lazyConnect: true,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        connectTimeout: TIMEOUT_MS,
        commandTimeout: TIMEOUT_MS,
      })
    : undefined
  redis?.on("error", () => undefined)
  redis?.connect().catch(() => undefined)

  const readDatabase = async () => {
    const [mail] = (await database.query<Record<string, number>>(MAILS)).rows
    for (const state of MAIL_STATES) mails.set({ state }, mail?.[state] ?? 0)
    oldestMail.set(mail?.oldest ?? 0)
    const [stored] = (await database.query<{ count: number }>(PRODUCTS)).rows
    products.set({ place: "database" }, stored?.count ?? 0)
    const [index] = (await database.query<{ name: string }>(ACTIVE_INDEX)).rows
    if (!index) return
    const table = `"search_${index.name.replaceAll('"', "")}"`
    const [indexed] = (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`))
      .rows
    products.set({ place: "index" }, indexed?.count ?? 0)
  }

  const readQueues = async (client: Redis) => {
    for (const [queue, key] of Object.entries(QUEUES)) {
      const pipeline = client.pipeline().exists(`${key}:meta`)
      for (const state of LISTED) pipeline.llen(`${key}:${state}`)
      for (const state of SORTED) pipeline.zcard(`${key}:${state}`)
      const [exists, ...counts] = (await pipeline.exec()) ?? []
      // A queue that does not exist has no metric, rather than "empty".
      if (exists?.[1] !== 1) continue
      for (const [at, state] of [...LISTED, ...SORTED].entries()) {
        const [error, count] = counts[at] ?? [new Error("no answer"), 0]
        if (error) throw error
        queueJobs.set({ queue, state }, Number(count))
      }
    }
  }

  const unavailable = new Set<string>()
  const ask = async (source: string, read: () => Promise<void>, gauges: { reset(): void }[]) => {
    try {
      await read()
      sourceUp.set({ source }, 1)
      unavailable.delete(source)
    } catch (error) {
      // A missing metric is better than an outdated one.
      for (const figure of gauges) figure.reset()
      sourceUp.set({ source }, 0)
      if (!unavailable.has(source)) onUnavailable(source, errorMessage(error))
      unavailable.add(source)
    }
  }

  return async () => {
    const { waiting, oldest } = indexBacklog()
    indexWaiting.set(waiting)
    indexLag.set(oldest / 1000)
    await Promise.all([
      ask("database", readDatabase, [mails, oldestMail, products]),
      ...(redis ? [ask("redis", () => readQueues(redis), [queueJobs])] : []),
    ])
  }
}
