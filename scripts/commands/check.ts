import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { unit } from "../suites/vitest.ts"

/** `npm run check`: what can be known within a minute, for the inner loop. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run check", chooseSuites([[[types, lint], [unit]]], args))
}
