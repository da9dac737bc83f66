import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { lint, types } from "../suites/static.ts"
import { unit } from "../suites/vitest.ts"

/** `npm run check`: the checks that take less than a minute. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run check", chooseSuites([[[types, lint], [unit]]], args))
}
