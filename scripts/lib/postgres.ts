import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { errorCode, errorMessage, SetupError } from "./errors.ts"
import { LOOPBACK } from "./ports.ts"
import { postmasterFile, postmasterPid, startThroughControl, stopCommand } from "./postgres-control.ts"
import { type PostgresHome, postgresTool } from "./postgres-home.ts"
import { commandLine } from "./process-identity.ts"
import { stopTree } from "./process-tree.ts"
import { type Processes, type Program, type RunningProgram } from "./processes.ts"
import { removeTree } from "./remove-tree.ts"

const USER = "scanwright"
const DATABASE = "scanwright"

/** How long PostgreSQL may take to be ready, including recovery after a crash, in ms. */
const START_TIMEOUT_MS = 60_000

const STOP_TIMEOUT_MS = 30_000

/** Fast shutdown: ends the sessions, writes everything to disk, exits. */
const FAST_SHUTDOWN = "SIGINT"

/** Durability off and a short log, for databases that are thrown away after a test and may lie in memory. */
const throwawaySettings = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...["min_wal_size=64MB", "max_wal_size=256MB"],
]

const settings = [
  `listen_addresses=${LOOPBACK}`,
  "unix_socket_directories=",
  "max_connections=200",
  // Compiling queries of a few milliseconds costs more than it saves.
  "jit=off",
  // Statements may be logged, but never their parameters, which are personal data.
  "log_parameter_max_length=0",
]

/**
 * The collation. Linux's C library has C.UTF-8; those of macOS and Windows may lack it, and PostgreSQL's own, with the
 * same order, takes its place.
 */
const locale =
  process.platform === "linux"
    ? ["--locale=C.UTF-8"]
    : ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]

/** How the server is started: as our child, or through PostgreSQL's own pg_ctl, which drops administrators' rights. */
export type PostgresLauncher = "postgres" | "pg_ctl"

const defaultLauncher: PostgresLauncher = process.platform === "win32" ? "pg_ctl" : "postgres"

/** The embedded PostgreSQL of one installation. */
export interface EmbeddedPostgres {
  home: PostgresHome
  port: number
  password: string
  /** whether the data may be lost in a power cut */
  throwaway: boolean
}

/** The address of a database of the embedded PostgreSQL. */
export function postgresUrl(
  { port, password }: Pick<EmbeddedPostgres, "port" | "password">,
  database = DATABASE,
): string {
  return `postgres://${USER}:${password}@${LOOPBACK}:${port}/${database}`
}

/** User name of the embedded PostgreSQL, for tools that need the parts of its address. */
export const postgresUserName = USER

function program(server: EmbeddedPostgres, tool: "initdb" | "postgres", args: string[]): Program {
  const { home } = server
  return {
    name: tool,
    command: postgresTool(home, tool),
    args,
    cwd: home.directory,
    env: { LC_MESSAGES: "C" },
    user: home.user,
    silent: true,
    stopSignal: FAST_SHUTDOWN,
    graceMs: STOP_TIMEOUT_MS,
  }
}

/**
 * Creates the database files where missing. They are created under another name and renamed when complete, so that an
 * interrupted attempt is recognised and repeated, and complete data is never touched.
 */
async function initialise(server: EmbeddedPostgres, processes: Processes): Promise<void> {
  const { directory, user } = server.home
  const data = join(directory, "data")
  if (existsSync(join(data, "PG_VERSION"))) return
  const draft = join(directory, "data.initialising")
  removeTree(draft)
  removeTree(data)
  const passwordFile = join(directory, "password.initialising")
  writeFileSync(passwordFile, server.password, { mode: 0o600 })
  mkdirSync(draft, { mode: 0o700 })
  if (user) for (const path of [passwordFile, draft]) chownSync(path, user.uid, user.gid)
  try {
    await processes.run(
      program(server, "initdb", [
        `--pgdata=${draft}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        ...locale,
        ...(server.throwaway ? ["--no-sync"] : []),
      ]),
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, data)
}

/**
 * Handles a postmaster.pid that a kill has left behind. If its process is a server on the same data, it is stopped; if
 * the process id belongs to another program by now, the file is removed, because PostgreSQL would refuse to start.
 */
async function clearStalePid(home: PostgresHome, data: string, launcher: PostgresLauncher): Promise<void> {
  const pid = postmasterPid(data)
  // pg_ctl prints paths in PostgreSQL's own form, with slashes on Windows, too.
  const slashes = (text: string) => text.replaceAll("\\", "/")
  if (pid !== undefined && slashes(commandLine(pid)).includes(slashes(data))) {
    await stopTree(pid, {
      stopSignal: FAST_SHUTDOWN,
      graceMs: STOP_TIMEOUT_MS,
      stopCommand: launcher === "pg_ctl" ? stopCommand(home, data) : undefined,
    })
  }
  rmSync(postmasterFile(data), { force: true })
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on("error", () => undefined) // a lost connection fails the query itself
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

async function waitUntilReady(
  server: EmbeddedPostgres,
  running: RunningProgram,
  processes: Processes,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  const ending = running.ended.then((end) => ({ end }))
  for (;;) {
    const attempt = query(postgresUrl(server, "postgres"), "select 1").then(
      () => "ready" as const,
      (error: unknown) => error,
    )
    const outcome = await Promise.race([attempt, ending])
    if (outcome === "ready") return
    if (typeof outcome === "object" && outcome !== null && "end" in outcome) {
      throw processes.failure(running, (outcome as Awaited<typeof ending>).end)
    }
    if (errorCode(outcome) === "28P01") {
      throw new SetupError(
        "The embedded database does not accept the password in secrets.json: the two are not of the same installation.",
        "Restore secrets.json from a backup, or start over with: npm run reset",
      )
    }
    if (Date.now() > deadline) {
      throw new SetupError(
        `The embedded PostgreSQL does not answer on port ${server.port}: ${errorMessage(outcome)}`,
      )
    }
    await sleep(50)
  }
}

async function createDatabase(server: EmbeddedPostgres): Promise<void> {
  const url = postgresUrl(server, "postgres")
  const { rowCount } = await query(url, `select 1 from pg_database where datname = '${DATABASE}'`)
  if (rowCount === 0) await query(url, `create database ${DATABASE}`)
}

/**
 * Starts the embedded PostgreSQL, creates its files where missing, and waits until it is ready.
 * @param launcher pg_ctl on Windows; elsewhere the server is our child, whose end is known at once
 * @throws SetupError when it is not ready in time
 */
export async function startPostgres(
  server: EmbeddedPostgres,
  processes: Processes,
  launcher = defaultLauncher,
): Promise<RunningProgram> {
  await initialise(server, processes)
  const data = join(server.home.directory, "data")
  await clearStalePid(server.home, data, launcher)
  const chosen = [...settings, ...(server.throwaway ? throwawaySettings : [])]
  const options = ["-p", String(server.port), ...chosen.flatMap((setting) => ["-c", setting])]
  const postgres = program(server, "postgres", ["-D", data, ...options])
  const running =
    launcher === "pg_ctl"
      ? await startThroughControl(server.home, data, postgres, options, processes)
      : await processes.start(postgres)
  await waitUntilReady(server, running, processes)
  await createDatabase(server)
  return running
}
