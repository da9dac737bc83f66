import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { connect } from "node:net"
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.ts"
import { SetupError } from "./errors.ts"
import { root } from "./paths.ts"
import { LOOPBACK } from "./ports.ts"
import { type Processes, type RunningProgram } from "./processes.ts"

const START_TIMEOUT_MS = 10_000
const POLL_MS = 50

function search(): string | undefined {
  const named = process.env.REDIS_SERVER_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new SetupError(`REDIS_SERVER_PATH names a file that does not exist: ${named}`)
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, "redis-server")).find((path) => existsSync(path))
}

/**
 * Finds redis-server for the tests: the program named by REDIS_SERVER_PATH, then the system's; as root on Debian it is
 * installed when missing.
 *
 * @param processes runs the installation
 * @returns path of redis-server, or undefined where it is missing and cannot be installed
 * @throws SetupError when REDIS_SERVER_PATH is wrong or the installation fails
 */
export async function ensureRedis(processes: Processes): Promise<string | undefined> {
  const found = search()
  if (found) return found
  if (!canInstallDebianPackages()) return undefined
  console.log("No Redis was found; installing one. Set REDIS_SERVER_PATH to use your own.")
  await installDebianPackage(processes, "redis-server")
  return search()
}

async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK, () => resolve(true))
    socket.on("error", () => resolve(false))
    socket.on("close", () => socket.destroy())
  })
}

/**
 * Starts a Redis and waits until it listens.
 *
 * @param command path of redis-server
 * @param port a free port
 * @param processes supervises it
 * @param folder of its data, with the settings of docker-compose.yml; without one it stores nothing on disk
 * @throws SetupError when it does not listen in time
 */
export async function startRedis(
  command: string,
  port: number,
  processes: Processes,
  folder?: string,
): Promise<RunningProgram> {
  const stored = ["--appendonly", "yes", "--maxmemory", "512mb", "--maxmemory-policy", "volatile-lru"]
  const running = await processes.start({
    name: "redis",
    command,
    args: [
      ...["--bind", LOOPBACK, "--port", String(port), "--save", ""],
      ...(folder ? ["--dir", folder, ...stored] : ["--appendonly", "no"]),
    ],
    cwd: root,
    silent: true,
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await listens(port))) {
    if (Date.now() > deadline) throw new SetupError(`Redis does not listen on port ${port}.`)
    await sleep(POLL_MS)
  }
  return running
}
