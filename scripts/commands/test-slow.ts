import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { pageStates } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

const stages: Stage[] = [[[pageStates]]]

/** `npm run test:slow`: tests that take long, or use another seed each time; run after `npm test`. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run test:slow", chooseSuites(stages, args))
}
