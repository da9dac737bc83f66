import { changedFiles } from "../suites/changed-files.ts"
import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { boundaries, lint, tidy, types } from "../suites/static.ts"
import { type Stage } from "../suites/suite.ts"
import { unit } from "../suites/vitest.ts"

/** The longest first: a small machine has two cores. */
const stages: Stage[] = [
  [[tidy]],
  [
    [types, boundaries],
    [lint, unit],
  ],
]

/** Has every file checked. */
const ALL = "--all"

/**
 * `npm run check`: format, types, boundaries, lint and unit tests of what differs from main; of every file with `--all`, and where git
 * cannot say what differs. One of them: `npm run check -- unit`.
 */
export async function run(args: string[]): Promise<number> {
  const changed = args.includes(ALL) ? undefined : changedFiles()
  const choice = chooseSuites(
    stages,
    args.filter((arg) => arg !== ALL),
  )
  if (changed && choice.files.length === 0) {
    console.log(`${changed.length} files differ from main. All: npm run check -- ${ALL}`)
    return changed.length > 0 ? runSuites("npm run check", { ...choice, changed }) : 0
  }
  return runSuites("npm run check", choice)
}
