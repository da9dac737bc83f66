import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { build, endToEnd, shop } from "../suites/system.ts"
import { visualSuite } from "../suites/visual.ts"
import { faults, integration, setUp, unit } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

/** Plays every story, checks it by axe and compares it with its first accepted picture. */
const storybook = visualSuite({ accepting: false, only: [], part: "main" })

const stages: Stage[] = [
  // Side by side: suites that start, kill and await servers leave most of the processor to those that compute. The servers of
  // the faults wait for the build; types come after it, because it clears the types of the storefront's routes.
  [
    [build, types, unit],
    [integration, setUp],
    [storybook, faults, shop],
  ],
  // Of the end-to-end tests, those without a browser run one at a time and leave a core to the linters.
  [[endToEnd], [lint]],
]

/** `npm test`: every check but the long ones, or the suites named (`npm test -- unit e2e`). */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm test", chooseSuites(stages, args))
}
