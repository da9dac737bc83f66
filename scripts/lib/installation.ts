import { readdirSync } from "node:fs"
import { join } from "node:path"
import { dataPaths, openDataDirectory, type DataPaths } from "./data-directory.ts"
import { SetupError } from "./errors.ts"
import { Lock, type LockHolder } from "./lock.ts"
import { assertPortFree, freePort, isPortFree } from "./ports.ts"
import { postgresHome } from "./postgres-home.ts"
import { type EmbeddedPostgres, type PostgresLauncher, postgresUrl, startPostgres } from "./postgres.ts"
import { Processes, type RunningProgram } from "./processes.ts"
import { loadSecrets, type Secrets } from "./secrets.ts"
import { type Settings } from "./settings.ts"
import { type Shutdown } from "./shutdown.ts"
import { readState, updateState } from "./state.ts"
import { removeTree } from "./remove-tree.ts"

/** One shop on this machine: its settings, data and processes. */
export interface Installation {
  settings: Settings
  mode: "production" | "development"
  /** for a test or a measurement: created empty, hermetic, its data may be lost */
  throwaway: boolean
  paths: DataPaths
  /** where the embedded PostgreSQL has its files; in the data folder unless given */
  databaseDirectory?: string
  secrets: Secrets
  processes: Processes
  shutdown: Shutdown
  /** further settings of the backend */
  variables: Record<string, string>
  /** set once the database runs */
  databaseUrl: string
  /** the embedded PostgreSQL once it runs; absent where DATABASE_URL is set */
  postgres?: EmbeddedPostgres & { running: RunningProgram }
  /** its start, so that two suites that begin at once start one */
  postgresStart?: Promise<RunningProgram>
}

/** An installation locked by this process. */
export interface OwnInstallation extends Installation {
  lock: Lock
}

/** Options for opening an installation. */
export interface OpenOptions {
  settings: Settings
  mode: Installation["mode"]
  throwaway?: boolean
  databaseDirectory?: string
  /** the npm command, for the message when it runs twice */
  command: string
  verbose: boolean
  /** further settings of the backend */
  variables?: Record<string, string>
}

/** Empties a throw-away installation, except for our lock. */
function emptied(paths: DataPaths): DataPaths {
  const { postgresDirectory } = readState(paths)
  if (postgresDirectory) removeTree(postgresDirectory)
  for (const name of readdirSync(paths.directory)) {
    const path = join(paths.directory, name)
    if (path !== paths.lock) removeTree(path)
  }
  return openDataDirectory(paths.directory)
}

/**
 * Opens and locks an installation: data folder, lock, secrets; ends processes of an earlier, killed run.
 * @throws SetupError when its folder cannot be used or another process has locked it
 */
export async function openInstallation(shutdown: Shutdown, options: OpenOptions): Promise<OwnInstallation> {
  const { settings, mode, throwaway = false, databaseDirectory, command, verbose, variables = {} } = options
  let paths = openDataDirectory(settings.dataDirectory)
  const lock = Lock.acquire(paths.lock, command)
  shutdown.onStop(() => lock.release())
  const processes = new Processes(paths.processes, paths.logs, shutdown, verbose)
  shutdown.onStop(() => processes.stopAll())
  const orphans = await processes.endOrphans()
  if (throwaway) paths = emptied(paths)
  if (orphans.length > 0) console.log(`Ended what an interrupted run had left behind: ${orphans.join(", ")}.`)
  const secrets = loadSecrets(paths)
  return {
    settings,
    mode,
    throwaway,
    paths,
    databaseDirectory,
    secrets,
    processes,
    lock,
    shutdown,
    variables,
    databaseUrl: settings.databaseUrl ?? "",
  }
}

/** @throws SetupError naming the port in use and the setting that changes it */
export async function assertPortsFree({ settings }: Installation): Promise<void> {
  const setting = (name: string, port: number) =>
    `with a setting, in the environment or in the file .env: ${name}=${port + 100}`
  const { backendPort, storefrontPort } = settings
  await assertPortFree(backendPort, "the backend (Medusa)", setting("BACKEND_PORT", backendPort))
  await assertPortFree(storefrontPort, "the shop (storefront)", setting("STOREFRONT_PORT", storefrontPort))
}

async function postgresPort(paths: DataPaths): Promise<number> {
  const { postgresPort: known } = readState(paths)
  return known !== undefined && (await isPortFree(known)) ? known : freePort()
}

/**
 * Starts the embedded PostgreSQL, unless it runs already or DATABASE_URL is set.
 * @param note shows the user a sentence
 * @param launcher how the server is started; the usual way of this system when left out
 * @returns the running server, if this call has started one
 * @throws SetupError when it cannot be started
 */
export async function startDatabase(
  installation: Installation,
  note: (message: string) => void,
  launcher?: PostgresLauncher,
): Promise<RunningProgram | undefined> {
  if (installation.settings.databaseUrl) return undefined
  if (installation.postgres) return installation.postgres.running
  installation.postgresStart ??= launchDatabase(installation, note, launcher)
  return installation.postgresStart
}

async function launchDatabase(
  installation: Installation,
  note: (message: string) => void,
  launcher?: PostgresLauncher,
): Promise<RunningProgram> {
  const { paths, secrets, processes, throwaway } = installation
  const home = await postgresHome(installation.databaseDirectory ?? paths.postgres, note)
  const server = { home, port: await postgresPort(paths), password: secrets.postgres, throwaway }
  const running = await startPostgres(server, processes, launcher)
  updateState(paths, { postgresPort: server.port, postgresDirectory: home.directory })
  installation.postgres = { ...server, running }
  installation.databaseUrl = postgresUrl(server)
  return running
}

/**
 * Starts the embedded PostgreSQL again after its end, on the same data and port.
 * @throws SetupError when it cannot be started
 */
export async function restartPostgres({ postgres, processes }: Installation): Promise<RunningProgram> {
  if (!postgres) throw new SetupError("The embedded PostgreSQL was not started.")
  postgres.running = await startPostgres(postgres, processes)
  return postgres.running
}

/** The ports of a running installation, which may have been started with other settings. */
function portsOf(holder: LockHolder, settings: Settings): Pick<Settings, "backendPort" | "storefrontPort"> {
  const port = (name: string, fallback: number) => {
    const address = holder.addresses[name]
    return address ? Number(new URL(address).port) : fallback
  }
  return {
    backendPort: port("backend", settings.backendPort),
    storefrontPort: port("storefront", settings.storefrontPort),
  }
}

/**
 * Joins an installation that another process of ours runs: its database, secrets and addresses.
 * @throws SetupError when its database has not been started yet
 */
export function joinInstallation(shutdown: Shutdown, settings: Settings, holder: LockHolder): Installation {
  const paths = dataPaths(settings.dataDirectory)
  const { postgresPort: port } = readState(paths)
  const secrets = loadSecrets(paths)
  const databaseUrl = settings.databaseUrl ?? (port && postgresUrl({ port, password: secrets.postgres }))
  if (!databaseUrl)
    throw new SetupError("The running installation has no database yet; try again in a moment.")
  const processes = new Processes(`${paths.processes}.${process.pid}`, paths.logs, shutdown, false)
  shutdown.onStop(() => processes.forget())
  shutdown.onStop(() => processes.stopAll())
  return {
    settings: { ...settings, ...portsOf(holder, settings) },
    mode: "production",
    throwaway: false,
    paths,
    secrets,
    processes,
    shutdown,
    variables: {},
    databaseUrl,
  }
}
