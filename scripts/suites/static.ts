import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import pLimit from "p-limit"
import { type Counts, failed, sum } from "../lib/counts.ts"
import { type Installation } from "../lib/installation.ts"
import { bins, fromRoot, root } from "../lib/paths.ts"
import { type Program } from "../lib/processes.ts"
import { type Suite } from "./suite.ts"

/** One command that passes or fails as a whole. */
type Check = Pick<Program, "name" | "args"> & { cwd?: string; env?: Program["env"] }

/** Not in node_modules, which an installation empties. */
const cache = fromRoot(".cache")

const projects = [
  { name: "backend", file: "backend/tsconfig.json" },
  { name: "admin", file: "backend/src/admin/tsconfig.json" },
  { name: "design-system", file: "design-system/tsconfig.json" },
  { name: "storefront", file: "storefront/tsconfig.json" },
  { name: "search-columns", file: "packages/search-columns/tsconfig.json" },
  { name: "static-pages", file: "packages/static-pages/tsconfig.json" },
  { name: "url-seo", file: "packages/url-seo/tsconfig.json" },
  { name: "root", file: "tsconfig.json" },
]

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
  run: async ({ installation }) => {
    mkdirSync(cache, { recursive: true })
    const checks = projects
      .filter(({ file }) => existsSync(fromRoot(file)))
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

const eslint: Check = {
  name: "eslint",
  args: [
    `--max-old-space-size=${LINT_MEMORY}`,
    bins.eslint,
    ...[".", "--max-warnings", "0", "--cache", "--cache-strategy", "content"],
    ...["--cache-location", join(cache, "eslint")],
  ],
}

/** The rules that need types. */
const oxlint: Check = { name: "oxlint", args: [bins.oxlint, "--type-aware", "."] }

/** Formats every file and names those that it changed: a difference in format is no reason for red. */
export const tidy: Suite = {
  name: "tidy",
  title: "Format",
  always: true,
  run: async ({ installation }) => {
    const args = [
      bins.prettier,
      ...["--write", "--list-different", ".", "--cache", "--cache-strategy", "content"],
      ...["--cache-location", join(cache, "prettier")],
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
  run: async ({ installation }) =>
    sum([await runCheck(installation, routeTypes), await runChecks(installation, [eslint, oxlint])]),
}
