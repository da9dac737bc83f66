import { readFileSync } from "node:fs"
import { fromRoot } from "../lib/paths.ts"
import { EXCEPTIONS, exceptionOf, installedPackages, licenceOf, type InstalledPackage } from "./licences.ts"
import { type Newest } from "./newest-versions.ts"
import { reasonFor } from "./older-versions.ts"
import { REPLACED } from "./replaced-code.ts"

/** The page and the file that `npm run docs:dependencies` writes. */
export const dependenciesFile = fromRoot("docs", "dependencies.md")
export const noticeFile = fromRoot("NOTICE")

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A package that one of ours asks for by name. */
interface Direct extends InstalledPackage {
  /** folders of the packages that ask for it */
  readonly users: readonly string[]
  /** the names under which they do */
  readonly asked: readonly string[]
}

const read = (...segments: string[]) => readFileSync(fromRoot(...segments), "utf8")

/** The repository's own packages, by their folders; "." is the root. */
function folders(): string[] {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, unknown> }
  return Object.keys(packages)
    .filter((path) => !path.includes("node_modules"))
    .map((path) => (path === "" ? "." : path))
}

/** Name and version behind `npm:typescript@7.0.2`, or those that are written. */
function wanted(name: string, range: string): { name: string; version: string } {
  const [, alias, version] = /^npm:(.+)@([^@]+)$/.exec(range) ?? []
  return alias && version ? { name: alias, version } : { name, version: range }
}

/** Every package that ours ask for by name, once for each version. */
export function directPackages(): Direct[] {
  const installed = new Map(installedPackages().map((one) => [`${one.name}@${one.version}`, one]))
  const found = new Map<string, Direct>()
  for (const folder of folders()) {
    const { dependencies, devDependencies } = JSON.parse(read(folder, "package.json")) as Manifest
    for (const [asked, range] of Object.entries({ ...devDependencies, ...dependencies })) {
      const { name, version } = wanted(asked, range)
      const one = installed.get(`${name}@${version}`)
      if (one === undefined) continue
      const key = `${name}@${version}`
      const known = found.get(key)
      const users = [...(known?.users ?? []), folder === "." ? "tools" : folder]
      found.set(key, { ...one, users, asked: [...new Set([...(known?.asked ?? []), asked])] })
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n")

/** Number of packages by licence, the most frequent first. */
function byLicence(packages: readonly InstalledPackage[]): [licence: string, names: string[]][] {
  const groups = new Map<string, Set<string>>()
  for (const one of packages)
    groups.set(licenceOf(one), (groups.get(licenceOf(one)) ?? new Set<string>()).add(one.name))
  return [...groups]
    .map(([licence, names]): [string, string[]] => [licence, [...names]])
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
}

/** Stands where a reason is missing, until one is added. */
const NO_REASON = "**no reason yet**: add one to `scripts/repository/older-versions.ts`"

const ENTERPRISE = [
  "## Medusa Enterprise",
  "Medusa's core is under the MIT licence. Since version 2.19 its packages `@medusajs/rbac` (role-based access) and `@medusajs/auth-oidc` (OpenID Connect) are proprietary, and some others contain files of both kinds. They are installed with `@medusajs/medusa`, which names them as its dependencies; this project never loads them, and must not: a provider that names one, or `MEDUSA_FF_RBAC`, stops the start. Who needs them needs a contract with Medusa. Signing in by Google or GitHub needs none: those providers are free.",
]

/** What libraries took the place of, and what of it is still ours. */
function replacedTable(): string {
  const rows = REPLACED.map(({ job, library, countedIn, before, now, why }) => [
    job,
    library,
    countedIn,
    ...[before, now, before - now].map(String),
    why,
  ])
  const head = [
    "Job",
    "Library",
    "Counted in",
    "Ours before",
    "Ours now",
    "Fewer",
    "Why it is not less still",
  ]
  return table(head, rows)
}

/**
 * The page of dependencies in Markdown, not yet formatted.
 *
 * @param newest versions to compare with
 */
export function dependenciesPage({ day, versions }: Newest): string {
  const installed = installedPackages()
  const shipped = installed.filter(({ ships }) => ships)
  const exceptions = EXCEPTIONS.map(({ licence, reason, packages }) => [
    [...new Set(installed.filter(({ name }) => packages.test(name)).map(({ name }) => `\`${name}\``))]
      .slice(0, 12)
      .join(", "),
    licence,
    reason,
  ])
  const direct = directPackages().map((one) => {
    const latest = versions.get(`${one.name}@${one.version}`) ?? one.version
    const why = latest === one.version ? "" : (reasonFor(one) ?? NO_REASON)
    return [`\`${one.name}\``, one.version, latest, licenceOf(one), one.users.join(", "), why]
  })
  return `${[
    "# Dependencies",
    "<!-- Made by `npm run docs:dependencies` from the lockfile and the package store. Change those, not this page. -->",
    `${direct.length} packages are asked for by name, ${installed.length} are installed to develop, ${shipped.length} of them to run (on all systems together). A unit test refuses a licence that is not on the list of \`scripts/repository/licences.ts\`; [NOTICE](../NOTICE) names what is shipped.`,
    "## Licences",
    table(
      ["Licence", "Packages", "of them shipped"],
      byLicence(installed).map(([licence, names]) => [
        licence,
        String(names.length),
        String(new Set(shipped.filter((one) => licenceOf(one) === licence).map(({ name }) => name)).size),
      ]),
    ),
    "### Exceptions, each with its reason",
    table(["Packages", "Licence", "Reason"], exceptions),
    ...ENTERPRISE,
    "## Packages asked for by name",
    `Newest versions were asked for on ${day}.`,
    table(["Package", "Version", "Newest", "Licence", "Used by", "Why not the newest"], direct),
    "## Our own code that libraries replaced",
    "Lines of code without tests, comments and empty lines: the last ones before the library, and those since. Where there are more now, the job became larger with it. [ADR 28](adr/0028-libraries-and-our-own.md) says what stays ours, and why.",
    replacedTable(),
  ].join("\n\n")}\n`
}

/** What is shipped, by licence: the text of NOTICE. */
export function notice(): string {
  const shipped = installedPackages().filter(({ ships }) => ships)
  const groups = byLicence(shipped).map(([licence, names]) => {
    const reasons = new Set(names.flatMap((name) => exceptionOf({ name })?.reason.replaceAll("`", "") ?? []))
    return [`${licence}`, "-".repeat(licence.length), ...reasons, names.join(", ")].join("\n")
  })
  return `${[
    "Scanwright\nCopyright by its authors, under the MIT licence: see LICENSE.",
    "It contains the typeface Inter under the SIL Open Font License 1.1 (design-system/fonts/OFL.txt), and maps drawn from Natural Earth's outlines, which are in the public domain.",
    "When it is installed it brings the packages below. Each has the text of its licence and the names of its authors in its folder of node_modules; the list is made by npm run docs:dependencies.",
    ...groups,
  ].join("\n\n")}\n`
}
