import pg from "pg"
import { errorCode, errorMessage, SetupError } from "./errors.ts"

const CONNECT_TIMEOUT_MS = 10_000

/** A database address without its password, for messages. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `database "${decodeURIComponent(pathname.slice(1))}" on ${hostname}:${port || "5432"}`
}

const advice: Record<string, string> = {
  ECONNREFUSED: "Nothing listens there: start PostgreSQL, or correct the host and port in DATABASE_URL.",
  ENOTFOUND: "There is no such host: correct it in DATABASE_URL.",
  EAI_AGAIN: "The host's name could not be resolved: check the network, or correct DATABASE_URL.",
  ETIMEDOUT: "It does not answer: check the network and the firewall, or correct DATABASE_URL.",
  "28P01": "It refuses the user or password in DATABASE_URL.",
  "28000": "It refuses the user in DATABASE_URL.",
  "3D000": "The database does not exist: create it (createdb), or correct its name in DATABASE_URL.",
}

function explain(url: string, error: unknown): SetupError {
  const cause = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const message = errorMessage(cause)
  const code = errorCode(cause) ?? (message.includes("timeout") ? "ETIMEDOUT" : "")
  return new SetupError(
    `The ${describeDatabase(url)} cannot be reached (${code || message}).`,
    advice[code] ?? `It said: ${message}`,
    "Unset DATABASE_URL to use the embedded PostgreSQL instead.",
  )
}

/**
 * Runs a function with a connection.
 * @throws SetupError saying which database cannot be reached and what to do; never with its password
 */
export async function withDatabase<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on("error", () => undefined) // a lost connection fails the pending query
  try {
    await client.connect()
  } catch (error) {
    throw explain(url, error)
  }
  try {
    return await use(client)
  } catch (error) {
    // 42501: insufficient privilege
    if (errorCode(error) !== "42501") throw error
    throw new SetupError(
      `The user in DATABASE_URL lacks a right in the ${describeDatabase(url)}: ${errorMessage(error)}.`,
      "Make it the owner of the database: alter database … owner to …",
    )
  } finally {
    await client.end()
  }
}

/** Empties a database: the tables of Medusa, and our own record of the set-up. */
export async function emptyDatabase(url: string): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query("drop schema if exists scanwright_installation cascade")
    await client.query("drop schema if exists public cascade")
    await client.query("create schema public")
  })
}

/** Steps of the set-up that are recorded in the database itself, so that record and database cannot differ. */
export type SetupKey = "migrations" | "install" | "publishable_key"

/**
 * The schema must not have the name of a user: PostgreSQL first looks for tables in a schema of the user's name, and
 * Medusa's tables would be created there.
 */
const TABLE = "scanwright_installation.setup"

/** Reads the recorded steps. */
export async function readSetup(url: string): Promise<Partial<Record<SetupKey, string>>> {
  return withDatabase(url, async (client) => {
    await client.query("create schema if not exists scanwright_installation")
    await client.query(
      `create table if not exists ${TABLE} (key text primary key, value text not null, updated_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ key: SetupKey; value: string }>(`select key, value from ${TABLE}`)
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  })
}

/** Records that a step is done. */
export async function writeSetup(url: string, values: Partial<Record<SetupKey, string>>): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query(
      `insert into ${TABLE} (key, value)
       select key, value from jsonb_each_text($1::jsonb)
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [JSON.stringify(values)],
    )
  })
}
