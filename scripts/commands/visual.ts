import { runSuites } from "../suites/run-suites.ts"
import { visualSuite } from "../suites/visual.ts"

/** `npm run visual`: every story compared with its accepted pictures, or those whose ids begin with the words given. */
export async function run(only: string[]): Promise<number> {
  return runSuites("npm run visual", [[[visualSuite({ accepting: false, only })]]])
}
