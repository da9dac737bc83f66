import { join } from "node:path"
import { measureSizes, sizeTable } from "../components/sizes.ts"
import { ensureChromium } from "../lib/chromium.ts"
import { type Counts, judged, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { fromRoot } from "../lib/paths.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { checkStories } from "../visual/check-stories.ts"
import { hasPinnedBrowser, pinnedBrowser } from "../visual/pinned-browser.ts"
import { type Suite } from "./suite.ts"

/** How this run treats what it sees; see `VisualCheck`. */
interface VisualOptions {
  accepting: boolean
  only: readonly string[]
}

/** What a run without the pinned browser amounts to: a failure, unless a person said that pictures do not matter here. */
function withoutPictures(): Counts {
  const why = "No picture was compared: the pinned Chromium is built for Linux on x64 only."
  if (process.env.PICTURES === "off") {
    console.log(why)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  console.log(`${why} Set PICTURES=off to do without on this machine.`)
  return { passed: 0, failed: 1, skipped: 0, failures: ["pictures"] }
}

/** Every story played and checked by axe, its picture compared with the accepted one or accepted, and tried in narrow windows. */
export function visualSuite({ accepting, only }: VisualOptions): Suite {
  return {
    name: "storybook",
    title: "Storybook",
    run: async ({ installation, reports }) => {
      if (accepting && !hasPinnedBrowser)
        throw new SetupError(
          "Pictures are drawn by the pinned Chromium, which is built for Linux on x64 only.",
        )
      const pinned = await pinnedBrowser()
      const browser = pinned ?? { executablePath: await ensureChromium(installation.processes) }
      const storybook = join(reports, "storybook")
      await installation.processes.run({
        ...storybookBuild(["--quiet", "--test", "--output-dir", storybook], "development"),
        silent: true,
      })
      if (!accepting) console.log(`${sizeTable(await measureSizes())}\n`)
      const counts = await checkStories({
        browser,
        storybook,
        accepted: fromRoot("design-system", "visual"),
        reports: join(reports, "visual"),
        only,
        pictures: pinned ? (accepting ? "accepted" : "compared") : "not drawn",
      })
      return judged(pinned ? counts : sum([counts, withoutPictures()]), 0)
    },
  }
}
