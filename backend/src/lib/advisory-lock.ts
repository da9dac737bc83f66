import { Client } from "@medusajs/framework/pg"

/** Longest wait in ms for a lock that somebody else has, and for a connection. */
const PATIENCE_MS = 10_000

/** Locks of one process at a time: each has a connection of its own. The package is an ES module only. */
const slots = import("p-limit").then(({ default: pLimit }) => pLimit(4))

interface LockSettings {
  databaseUrl: string
  /** A database of this machine offers no TLS. */
  isLocal: boolean
}

/**
 * Does some work while no other process, nor another request of this one, does work under the same name. The lock is on a
 * connection of its own, so it ends with the process that has it.
 *
 * @param name of the lock
 * @param work to do
 * @throws what the work throws, and an error of PostgreSQL (55P03) after ten seconds of waiting
 */
export async function withAdvisoryLock<T>(
  { databaseUrl, isLocal }: LockSettings,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const inSlot = await slots
  return inSlot(async () => {
    const connection = new Client({
      connectionString: databaseUrl,
      ...(isLocal ? { ssl: false } : {}),
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: "scanwright-lock",
    })
    // A connection that breaks gives its lock up; the work's own writes decide what holds.
    connection.on("error", () => undefined)
    await connection.connect()
    try {
      await connection.query(`set lock_timeout = ${PATIENCE_MS}`)
      await connection.query("select pg_advisory_lock(hashtextextended($1, 0))", [name])
      return await work()
    } finally {
      await connection.end()
    }
  })
}
