import { runSuites } from "../suites/run-suites.ts"
import { visualSuite } from "../suites/visual.ts"

/** `npm run visual`: compares all stories with their accepted pictures, or those whose ids begin with the given texts. */
export async function run(only: string[]): Promise<number> {
  return runSuites("npm run visual", { stages: [[[visualSuite({ accepting: false, only })]]], files: [] })
}
