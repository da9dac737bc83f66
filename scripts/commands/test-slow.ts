import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { type Stage } from "../suites/suite.ts"
import { build, nightly } from "../suites/system.ts"
import { visualSuite } from "../suites/visual.ts"
import { faults, longIntegration, longSetUp, packages } from "../suites/vitest.ts"

/** Every picture, narrow windows, and the docs. */
const storybook = visualSuite({ accepting: false, only: [], isNight: true })

/** Minutes that all of them may take together, on a slow machine. */
const LIMIT = 180

/** One after the other, so that none is slower for another's sake. */
const stages: Stage[] = [build, longIntegration, ...nightly, storybook, longSetUp, packages, faults].map(
  (suite) => [[suite]],
)

/** `npm run test:slow`: what takes long, or uses another seed each time; each night and before a release. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run test:slow", { ...chooseSuites(stages, args), limit: LIMIT })
}
