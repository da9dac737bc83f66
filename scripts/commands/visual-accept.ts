import { runSuites } from "../suites/run-suites.ts"
import { visualSuite } from "../suites/visual.ts"

/**
 * `npm run visual:accept`: accepts the present pictures of stories, or of those whose ids begin with the given texts.
 */
export async function run(only: string[]): Promise<number> {
  return runSuites("npm run visual:accept", {
    stages: [[[visualSuite({ accepting: true, only })]]],
    files: [],
  })
}
