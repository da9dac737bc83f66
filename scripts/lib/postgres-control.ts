import { cpSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { SetupError } from "./errors.ts"
import { type PostgresHome, postgresTool } from "./postgres-home.ts"
import { type StopCommand } from "./process-tree.ts"
import { type Processes, type Program, type RunningProgram } from "./processes.ts"
import { removeTree } from "./remove-tree.ts"
import { runCommand } from "./run-command.ts"

/**
 * How long pg_ctl waits for the server to accept connections, including recovery after a crash, and to end, in seconds.
 */
const START_SECONDS = 60
const STOP_SECONDS = 25

/** How many lines of the server's log are shown when it does not start. */
const SHOWN_LINES = 20

/** The file in which a running server records its process id. */
export function postmasterFile(data: string): string {
  return join(data, "postmaster.pid")
}

/** The process id in a data folder's postmaster.pid, if there is one. */
export function postmasterPid(data: string): number | undefined {
  const file = postmasterFile(data)
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10)
  return pid > 0 ? pid : undefined
}

function control(home: PostgresHome, data: string, args: string[]): StopCommand {
  return {
    command: postgresTool(home, "pg_ctl"),
    args: [...args, "-D", data],
    cwd: home.directory,
    user: home.user,
  }
}

/** Shuts the server of this data down: ends its sessions, writes everything to disk, and waits for its end. */
export function stopCommand(home: PostgresHome, data: string): StopCommand {
  return control(home, data, ["stop", "-m", "fast", "-w", "-t", String(STOP_SECONDS)])
}

function lastLines(log: string): string[] {
  if (!existsSync(log)) return []
  const lines = readFileSync(log, "utf8").trimEnd().split(/\r?\n/)
  return lines.slice(-SHOWN_LINES).map((line) => `  ${line}`)
}

/** Starts a new log and retains the previous one, which after a kill has lines that were not copied. */
function beginLog(log: string, previous: string): void {
  if (existsSync(log)) cpSync(log, previous)
  removeTree(log)
}

/**
 * Starts PostgreSQL through its own pg_ctl. On Windows an administrator has no other way: postgres.exe refuses to run
 * with an administrator's rights, which pg_ctl drops for it (CreateRestrictedProcess in PostgreSQL's pg_ctl.c), as
 * initdb.exe does for itself.
 * @param postgres the server as it would be run directly
 * @param options of the server, except the data folder; without characters that a shell interprets
 * @returns the server, supervised like a child
 * @throws SetupError with the last lines of its log when it does not start
 */
export async function startThroughControl(
  home: PostgresHome,
  data: string,
  postgres: Program,
  options: string[],
  processes: Processes,
): Promise<RunningProgram> {
  const log = join(home.directory, "server.log")
  const run = async ({ command, args, cwd, user }: StopCommand) =>
    // Nothing is piped: on Windows the server would inherit the pipe and keep it open.
    runCommand(command, args, { cwd, ...user, env: postgres.env, stdio: "ignore" })
  const stop = stopCommand(home, data)
  return processes.startThrough({ ...postgres, stopCommand: stop }, log, async () => {
    beginLog(log, join(home.directory, "server.previous.log"))
    const start = ["start", "-w", "-t", String(START_SECONDS), "-l", log, "-o", options.join(" ")]
    const end = await run(control(home, data, start))
    const pid = postmasterPid(data)
    if (end.exitCode === 0 && pid !== undefined) return pid
    if (pid !== undefined) await run(stop) // the server may still be starting
    const reason = end.reason ?? `pg_ctl ended with exit code ${end.exitCode}`
    throw new SetupError(
      `The embedded PostgreSQL could not be started (${reason}). The last lines of ${log}:`,
      ...lastLines(log),
    )
  })
}
