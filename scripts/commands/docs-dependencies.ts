import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { formatPage } from "../docs/format.ts"
import { SetupError } from "../lib/errors.ts"
import { fromRoot, root } from "../lib/paths.ts"
import {
  dependenciesFile,
  dependenciesPage,
  directPackages,
  notice,
  noticeFile,
} from "../repository/dependencies-page.ts"
import { newestIn, newestOf, type Newest, type Outdated } from "../repository/newest-versions.ts"

/** Longest wait for the package store, in ms. */
const TIMEOUT_MS = 180_000

/** The version of Node.js that this project runs on: `npm outdated` names the newest version for the Node it runs on. */
const PINNED = readFileSync(fromRoot(".nvmrc"), "utf8").trim()

/** What npm calls outdated. @param options "--workspaces" for the workspaces' packages; without it, the root's */
function askOutdated(...options: string[]): Outdated {
  const { stdout, error } = spawnSync("npm", ["outdated", "--json", ...options], {
    cwd: root,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    shell: process.platform === "win32",
  })
  // npm fails where something is outdated, and says so in JSON all the same; a failure is JSON with an error.
  const report = stdout.trim().startsWith("{") ? (JSON.parse(stdout) as Outdated) : undefined
  if (error || !report || "error" in report)
    throw new SetupError(
      "npm did not say which packages are outdated.",
      "Try again, or run: npm run docs:dependencies -- --offline",
    )
  return report
}

/** Asks npm for the newest versions of the packages in use. */
function askNewest(): Newest {
  const [pinned] = PINNED.split(".")
  if (process.versions.node.split(".")[0] !== pinned)
    throw new SetupError(
      `The newest versions are those for Node.js ${pinned}, and this is ${process.versions.node}.`,
      `Run it with Node.js ${PINNED}, or: npm run docs:dependencies -- --offline`,
    )
  const reports = [askOutdated(), askOutdated("--workspaces")]
  return { day: new Date().toISOString().slice(0, 10), versions: newestOf(directPackages(), reports) }
}

/**
 * `npm run docs:dependencies`: docs/dependencies.md and NOTICE, from the lockfile. With `--offline` the newest versions
 * stay as they were last asked for.
 */
export async function run(args: string[]): Promise<number> {
  const present = existsSync(dependenciesFile) ? readFileSync(dependenciesFile, "utf8") : ""
  const newest = args.includes("--offline") ? newestIn(present) : askNewest()
  writeFileSync(dependenciesFile, await formatPage(dependenciesFile, dependenciesPage(newest)))
  writeFileSync(noticeFile, notice())
  for (const file of [dependenciesFile, noticeFile]) console.log(`${relative(root, file)} is written.`)
  return 0
}
