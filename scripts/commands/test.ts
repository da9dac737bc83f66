import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { build, endToEnd } from "../suites/system.ts"
import { faults, integration, setUp, storybook, unit } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

const stages: Stage[] = [
  [[types, lint, unit, build]],
  // Servers that start, die and wait leave most of the machine to a browser that draws.
  [
    [storybook, integration],
    [setUp, faults],
  ],
  [[endToEnd]],
]

/** `npm test`: every check there is, or the suites named (`npm test -- unit e2e`). */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm test", chooseSuites(stages, args))
}
