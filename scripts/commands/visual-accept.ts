import { runSuites } from "../suites/run-suites.ts"
import { visualSuite } from "../suites/visual.ts"

/** `npm run visual:accept`: what stories look like now becomes what they are compared with; all, or those whose ids begin with the words given. */
export async function run(only: string[]): Promise<number> {
  return runSuites("npm run visual:accept", [[[visualSuite({ accepting: true, only })]]])
}
