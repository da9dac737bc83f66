import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { build, endToEnd } from "../suites/system.ts"
import { visualSuite } from "../suites/visual.ts"
import { faults, integration, setUp, unit } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

/** Plays every story, checks it by axe and compares it with its accepted pictures. */
const storybook = visualSuite({ accepting: false, only: [] })

const stages: Stage[] = [
  // Suites that start, kill and await servers leave most of the processor to the computing ones beside them. They run the
  // builds of the stage before.
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
