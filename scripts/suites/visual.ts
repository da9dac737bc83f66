import { join } from "node:path"
import { measureSizes, sizeTable } from "../components/sizes.ts"
import { ensureChromium } from "../lib/chromium.ts"
import { judged } from "../lib/counts.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { checkStories } from "../visual/check-stories.ts"
import { type Suite } from "./suite.ts"

/** How this run treats what it sees; see `VisualCheck`. */
interface VisualOptions {
  accepting: boolean
  only: readonly string[]
}

/** Every story played and checked by axe, its picture compared with the accepted one or accepted, and tried in narrow windows. */
export function visualSuite({ accepting, only }: VisualOptions): Suite {
  return {
    name: "storybook",
    title: "Storybook",
    run: async ({ installation, reports }) => {
      const browserPath = await ensureChromium(installation.processes)
      const storybook = join(reports, "storybook")
      await installation.processes.run({
        ...storybookBuild(["--quiet", "--test", "--output-dir", storybook], "development"),
        silent: true,
      })
      const pictures = join(reports, "visual")
      if (!accepting) console.log(`${sizeTable(await measureSizes())}\n`)
      const counts = await checkStories({ browserPath, storybook, reports: pictures, accepting, only })
      return judged(counts, 0)
    },
  }
}
