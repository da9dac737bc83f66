import { execFile } from "node:child_process"
import { chmodSync } from "node:fs"
import { promisify } from "node:util"
import type pg from "pg"
import { errorMessage, SetupError } from "./errors.ts"
import { runCommand } from "./run-command.ts"

const execute = promisify(execFile)

/** Longest run of PostgreSQL's own programs, in ms: six hours, for databases of hundreds of gigabytes. */
const TIMEOUT_MS = 6 * 3_600_000
const VERSION_TIMEOUT_MS = 10_000
const OWNERS_FILE = 0o600

/** Major version of a program of PostgreSQL; undefined where it is not on PATH. */
async function majorOf(program: "pg_dump" | "pg_restore"): Promise<number | undefined> {
  const { exitCode, stdout } = await runCommand(program, ["--version"], { timeout: VERSION_TIMEOUT_MS })
  return exitCode === 0 ? Number(/\d+/.exec(stdout)?.[0]) : undefined
}

/** The address of a database for PostgreSQL's programs. In the environment, because everybody reads command lines. */
export function libpqEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const settings = {
    PGHOST: searchParams.get("host") ?? hostname.replace(/^\[(.*)\]$/, "$1"),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ""))
}

async function runWith(databaseUrl: string, program: string, args: string[]): Promise<void> {
  try {
    const env = { ...process.env, ...libpqEnvironment(databaseUrl) }
    await execute(program, args, { env, timeout: TIMEOUT_MS })
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string }
    throw new SetupError(`${program} failed: ${stderr.trim() || errorMessage(error)}`)
  }
}

/**
 * The pg_dump on PATH, where it can save a database: an older one than the server refuses.
 *
 * @returns its major version; undefined where there is none that can
 */
export async function pgDumpFor(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  )
  const version = await majorOf("pg_dump")
  return version !== undefined && version >= (rows[0]?.major ?? Infinity) ? version : undefined
}

/** Saves a whole database with pg_dump. @param path of the file, which only its owner may read */
export async function dumpDatabase(databaseUrl: string, path: string): Promise<void> {
  await runWith(databaseUrl, "pg_dump", ["--format=custom", `--file=${path}`])
  chmodSync(path, OWNERS_FILE)
}

/**
 * Restores a database with pg_restore, in one transaction.
 *
 * @param databaseUrl of an empty database
 * @param dumpedBy major version of the pg_dump that wrote the file
 * @throws SetupError without a pg_restore that reads it
 */
export async function restoreDump(databaseUrl: string, path: string, dumpedBy: number): Promise<void> {
  const reader = await majorOf("pg_restore")
  if (reader === undefined || reader < dumpedBy) {
    throw new SetupError(
      `The backup was written by pg_dump ${dumpedBy}, and ${reader === undefined ? "there is no pg_restore" : `pg_restore is ${reader}`} here.`,
      `Install PostgreSQL's client programs, version ${dumpedBy} or newer, and try again.`,
    )
  }
  // What --clean finds in the way are schemas that the server made itself.
  const args = ["--clean", "--if-exists", "--no-owner", "--no-privileges", "--exit-on-error"]
  await runWith(databaseUrl, "pg_restore", [
    ...args,
    "--single-transaction",
    `--dbname=${libpqEnvironment(databaseUrl).PGDATABASE ?? ""}`,
    path,
  ])
}
