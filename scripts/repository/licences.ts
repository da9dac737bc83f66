import { readFileSync } from "node:fs"
import { fromRoot } from "../lib/paths.ts"

/** One installed package by the lockfile. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** as the package names it, in SPDX's terms where it can; undefined where it names none */
  readonly licence: string | undefined
  /** whether it is installed where the shop runs, and not only where it is developed */
  readonly ships: boolean
}

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Licences that ask for nothing but their text and the authors' names: https://spdx.org/licenses/. */
const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Zlib",
])

interface Exception {
  /** of the packages' names */
  readonly packages: RegExp
  readonly licence: string
  readonly reason: string
}

/** Packages with another licence, or with one that their `package.json` does not name; each was read. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@medusajs\/(rbac|auth-oidc)$/,
    licence: "Medusa Enterprise Edition",
    reason:
      "Comes with `@medusajs/medusa` and is never loaded: the shop refuses to start with it. Using it needs a contract with Medusa.",
  },
  {
    packages: /^@medusajs\/(core-flows|dashboard|framework|js-sdk|link-modules|medusa|types|utils)$/,
    licence: "MIT, with Enterprise parts",
    reason:
      "Since 2.19 these contain files of Medusa Enterprise beside those under MIT. What belongs to role-based access and OpenID Connect is not used.",
  },
  {
    packages: /^@medusajs\/(admin-bundler|admin-sdk|admin-shared|admin-vite-plugin)$/,
    licence: "MIT",
    reason: "Part of Medusa's repository; the package does not repeat its licence.",
  },
  {
    packages: /^(@axe-core\/playwright|axe-core|lightningcss(-.+)?)$/,
    licence: "MPL-2.0",
    reason:
      "Used unchanged, as tools of tests and of the build. Changes to its files would have to be published.",
  },
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own that sharp loads and that anyone may replace.",
  },
  {
    packages: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    reason: "Data on browsers by caniuse.com, read while building.",
  },
  {
    packages: /^(@fontsource-variable\/noto-sans-sc|inter-ui)$/,
    licence: "OFL-1.1",
    reason:
      "Typefaces, embedded unchanged in the PDFs of data sheets: the SIL Open Font License allows that.",
  },
  {
    packages: /^(busboy|connect-dynamodb|exit|limiter|parent-require|streamsearch)$/,
    licence: "MIT",
    reason: "Named in its file LICENSE, or in a form older than SPDX's.",
  },
]

/** The exception that holds for a package, if one does. */
export const exceptionOf = ({ name }: Pick<InstalledPackage, "name">): Exception | undefined =>
  EXCEPTIONS.find(({ packages }) => packages.test(name))

/** Whether an SPDX expression can be met with free licences alone: one of those joined by OR, all of those by AND. */
function isFree(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, "$1")
  if (inner.includes(" OR ")) return inner.split(" OR ").some(isFree)
  if (inner.includes(" AND ")) return inner.split(" AND ").every(isFree)
  return FREE.has(inner)
}

/** Why a package may not be used; undefined where it may. */
export function licenceProblem(one: InstalledPackage): string | undefined {
  if (exceptionOf(one) !== undefined || (one.licence !== undefined && isFree(one.licence))) return undefined
  return `${one.name}@${one.version}: ${one.licence ?? "no licence named"}`
}

/** The licence of a package as this project understands it. */
export const licenceOf = (one: InstalledPackage): string =>
  exceptionOf(one)?.licence ?? one.licence ?? "none named"

/**
 * Every package of a lockfile, once for each version, by name.
 *
 * @param text of a `package-lock.json`, version 3
 */
export function packagesOf(text: string): InstalledPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> }
  const found = new Map<string, InstalledPackage>()
  for (const [path, { version, license, dev = false, link = false, name: alias }] of Object.entries(
    packages,
  )) {
    const at = path.lastIndexOf("node_modules/")
    if (at < 0 || link || version === undefined) continue
    const name = alias ?? path.slice(at + "node_modules/".length)
    const key = `${name}@${version}`
    const ships = !dev || found.get(key)?.ships === true
    found.set(key, { name, version, licence: license, ships })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** The packages of this repository's lockfile. */
export const installedPackages = (): InstalledPackage[] =>
  packagesOf(readFileSync(fromRoot("package-lock.json"), "utf8"))
