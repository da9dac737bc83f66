import { chooseSuites, runSuites } from "../suites/run-suites.ts"
import { boundaries, lint, tidy, types } from "../suites/static.ts"
import { unit } from "../suites/vitest.ts"

/** `npm run check`: format, types, boundaries, lint and unit tests. */
export async function run(args: string[]): Promise<number> {
  return runSuites("npm run check", chooseSuites([[[tidy]], [[types, lint, boundaries], [unit]]], args))
}
