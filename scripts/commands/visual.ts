import { runSuites } from "../suites/run-suites.ts"
import { visualSuite } from "../suites/visual.ts"

/** `npm run visual`: compares the pictures of stories with the accepted ones, or of those whose ids begin with the given texts. */
export async function run(only: string[]): Promise<number> {
  return runSuites("npm run visual", { stages: [[[visualSuite({ accepting: false, only })]]], files: [] })
}
