import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { boundaries, lint, tidy, types } from "../suites/static.ts"
import { type Stage } from "../suites/suite.ts"
import { build, http, staff, visitors } from "../suites/system.ts"
import { storybookSuite } from "../suites/visual.ts"
import { integration, setUp, unit } from "../suites/vitest.ts"

/** Minutes after which suites that may wait for the night do not begin any more: a busy machine ends a few minutes later. */
const DEADLINE = 20

const stages: Stage[] = [
  // Nothing here waits for anything.
  [[build], [tidy, unit]],
  [[integration]],
  // Requests one at a time leave a processor to the compiler, whose types of routes the build has cleared; and so does one browser to
  // the linters.
  [[http], [types, boundaries]],
  [[storybookSuite]],
  [[visitors]],
  [[staff], [setUp, lint]],
]

/** `npm test`: everything that a change can break and that can be said without a clock, or the suites named (`npm test -- unit http`). */
export async function run(args: string[]): Promise<number> {
  const choice = chooseSuites(stages, args)
  return runSuites("npm test", args.length > 0 ? choice : { ...choice, deadline: DEADLINE })
}
