import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { pageStates } from "../suites/vitest.ts"
import { type Stage } from "../suites/suite.ts"

const stages: Stage[] = [[[pageStates]]]

/** `npm run test:slow`: what takes long, or finds more with another seed each time, after `npm test` is green. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run test:slow", chooseSuites(stages, args))
}
