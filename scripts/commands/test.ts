import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { build, endToEnd } from "../suites/system.ts"
import { visualSuite } from "../suites/visual.ts"
import { faults, integration, setUp, unit } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

/** Every story played, checked by axe and compared with its accepted pictures. */
const storybook = visualSuite({ accepting: false, only: [] })

const stages: Stage[] = [
  // Servers that start, die and wait leave most of the machine to those who compute. They run what is built first.
  [
    [build, types, lint, unit, storybook, integration],
    [setUp, faults],
  ],
  [[endToEnd]],
]

/** `npm test`: every check there is, or the suites named (`npm test -- unit e2e`). */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm test", chooseSuites(stages, args))
}
