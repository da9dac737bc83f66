import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { type Stage } from "../suites/suite.ts"
import { build, longEndToEnd } from "../suites/system.ts"
import { visualSuite } from "../suites/visual.ts"
import { longFaults, longIntegration, longSetUp, packages } from "../suites/vitest.ts"

/** Every story in its other colour mode, on a phone, and in narrow windows. */
const storybook = visualSuite({ accepting: false, only: [], part: "further" })

const stages: Stage[] = [
  [[build]],
  // The faults take as long as most of the others together, and wait for half of that time.
  [
    [longFaults, packages],
    [longSetUp, longIntegration, storybook, longEndToEnd],
  ],
]

/** `npm run test:slow`: tests that take long, or use another seed each time; run after `npm test`. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run test:slow", chooseSuites(stages, args))
}
