import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { type Stage } from "../suites/suite.ts"
import { build, longEndToEnd } from "../suites/system.ts"
import { longFaults, longSetUp } from "../suites/vitest.ts"

const stages: Stage[] = [[[build]], [[longFaults], [longSetUp]], [[longEndToEnd]]]

/** `npm run test:slow`: tests that take long, or use another seed each time; run after `npm test`. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run test:slow", chooseSuites(stages, args))
}
