import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import pLimit from "p-limit"
import { type Counts, failed, none, sum } from "../lib/counts.ts"
import { type Installation } from "../lib/installation.ts"
import { bins, fromRoot, root } from "../lib/paths.ts"
import { type Program } from "../lib/processes.ts"
import { type Suite } from "./suite.ts"

/** One command that passes or fails as a whole. */
type Check = Pick<Program, "name" | "args"> & { cwd?: string; env?: Program["env"] }

/** Not in node_modules, which an installation empties. */
const cache = fromRoot(".cache")

/** What TypeScript checks by itself, and which files can break it. */
const projects = [
  { name: "backend", file: "backend/tsconfig.json", reads: /^(?!backend\/src\/admin\/)(backend|packages)\// },
  { name: "admin", file: "backend/src/admin/tsconfig.json", reads: /^backend\/src\/(admin|contract)\// },
  { name: "design-system", file: "design-system/tsconfig.json", reads: /^design-system\// },
  {
    name: "storefront",
    file: "storefront/tsconfig.json",
    reads: /^(storefront|design-system|backend\/src\/contract|packages)\//,
  },
  ...["search-columns", "static-pages", "url-seo"].map((name) => ({
    name,
    file: `packages/${name}/tsconfig.json`,
    reads: new RegExp(`^packages/${name}/`),
  })),
  {
    name: "root",
    file: "tsconfig.json",
    reads:
      /^(scripts|\.storybook|packages|design-system|backend\/src\/contract|storefront\/src\/server\/page-cache)\//,
  },
]

/** What TypeScript and the linters read. */
const isCode = (file: string) => /\.([cm]?[jt]sx?|json)$/.test(file)

/** Whether a project may be broken by these changes: by its own files, what it imports, and what stands at the root. */
const isTouched = (reads: RegExp, changed: readonly string[]) =>
  changed.some((file) => isCode(file) && (reads.test(file) || !file.includes("/")))

/** The changed files that exist; undefined for all there are. */
const present = (changed: readonly string[] | undefined) =>
  changed?.filter((file) => existsSync(fromRoot(file)))

/** Number of simultaneous checks: a small machine has two cores. */
const CONCURRENCY = 2

/** A line that names an error, and one that names only the file of those that follow. */
const errorLine = /\berror\b|[✖×]/i
const fileLine = /^\s*\S*[\\/]\S+\.\w+\s*$/

/** The first error that a tool has printed, with its file where that stands on a line before it. */
function firstError(output: readonly string[]): string | undefined {
  const lines = output.map((line) => stripVTControlCharacters(line))
  const at = lines.findIndex((line) => errorLine.test(line))
  if (at < 0) return lines.at(0)?.trim()
  const file = lines.slice(0, at).findLast((line) => fileLine.test(line))
  return [file, lines[at]].flatMap((line) => line?.trim() ?? []).join(": ")
}

/** Runs one check; its output is shown only when it fails. */
async function runCheck(installation: Installation, { name, args, cwd = root, env }: Check): Promise<Counts> {
  const program = { name, command: process.execPath, args, cwd, env, silent: true, store: Infinity }
  const running = await installation.processes.start(program)
  const { code } = await running.ended
  const { lastLines } = running
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 }
  console.log([`${name} failed:`, ...lastLines].join("\n  "))
  return failed(name, firstError(lastLines))
}

/** Runs checks, a few at a time. */
async function runChecks(installation: Installation, checks: Check[]): Promise<Counts> {
  const inSlot = pLimit(CONCURRENCY)
  return sum(await Promise.all(checks.map((check) => inSlot(() => runCheck(installation, check)))))
}

/** Writes the types of the storefront's routes, which a fresh clone does not have. */
const routeTypes: Check = {
  name: "next-typegen",
  args: [bins.next, "typegen"],
  cwd: fromRoot("storefront"),
}

/** Types of every package. */
export const types: Suite = {
  name: "types",
  title: "Types",
  always: true,
  run: async ({ installation, changed }) => {
    mkdirSync(cache, { recursive: true })
    const checks = projects
      .filter(({ reads }) => changed === undefined || isTouched(reads, changed))
      .map(({ name, file }) => ({
        name: `tsc-${name}`,
        args: [
          bins.tsc,
          ...["--noEmit", "--incremental", "--project", file],
          ...["--tsBuildInfoFile", join(cache, `${name}.tsbuildinfo`)],
        ],
      }))
    return sum([await runCheck(installation, routeTypes), await runChecks(installation, checks)])
  },
}

/** The types of all workspaces together are larger than what Node allows itself (4 GB), in MB. */
const LINT_MEMORY = 6144

const eslint = (files: readonly string[]): Check => ({
  name: "eslint",
  args: [
    `--max-old-space-size=${LINT_MEMORY}`,
    bins.eslint,
    ...["--max-warnings", "0", "--no-warn-ignored", "--cache", "--cache-strategy", "content"],
    ...["--cache-location", join(cache, "eslint"), ...files],
  ],
})

/** The rules that need types. */
const oxlint = (files: readonly string[]): Check => ({
  name: "oxlint",
  args: [bins.oxlint, "--type-aware", "--no-error-on-unmatched-pattern", ...files],
})

/** Formats every file and names those that it changed: a difference in format is no reason for red. */
export const tidy: Suite = {
  name: "tidy",
  title: "Format",
  always: true,
  run: async ({ installation, changed }) => {
    const args = [
      bins.prettier,
      ...["--write", "--list-different", "--ignore-unknown", "--cache", "--cache-strategy", "content"],
      ...["--cache-location", join(cache, "prettier"), ...(present(changed) ?? ["."])],
    ]
    const program = {
      name: "prettier",
      command: process.execPath,
      args,
      cwd: root,
      silent: true,
      store: Infinity,
    }
    const running = await installation.processes.start(program)
    const { code } = await running.ended
    const { lastLines } = running
    if (code !== 0) {
      console.log(["prettier failed:", ...lastLines].join("\n  "))
      return failed("prettier", lastLines.at(0))
    }
    if (lastLines.length > 0) console.log(["Formatted, to be committed:", ...lastLines].join("\n  "))
    return { passed: 1, failed: 0, skipped: 0 }
  },
}

/** Folders that .dependency-cruiser.mjs checks. */
const BOUNDED = ["backend/src", "storefront/src", "design-system/src", "packages", "scripts"]

const dependencyCruiser: Check = {
  name: "dependency-cruiser",
  args: [bins.dependencyCruiser, "--config", ".dependency-cruiser.mjs", "--output-type", "err", ...BOUNDED],
}

const knip: Check = { name: "knip", args: [bins.knip, "--no-progress"] }

/** Who may import what, and what nobody uses. */
export const boundaries: Suite = {
  name: "boundaries",
  title: "Boundaries",
  always: true,
  run: async ({ installation }) => runChecks(installation, [dependencyCruiser, knip]),
}

/** Lint of every file. */
export const lint: Suite = {
  name: "lint",
  title: "Lint",
  run: async ({ installation, changed }) => {
    const files = present(changed)?.filter((file) => isCode(file) && !file.endsWith(".json")) ?? ["."]
    if (files.length === 0) return none
    return sum([
      await runCheck(installation, routeTypes),
      await runChecks(installation, [eslint(files), oxlint(files)]),
    ])
  },
}
