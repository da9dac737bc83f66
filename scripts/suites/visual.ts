import { join } from "node:path"
import { measureSizes, sizeTable } from "../components/sizes.ts"
import { ensureChromium } from "../lib/chromium.ts"
import { type Counts, judged, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { fromRoot } from "../lib/paths.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { checkStories, type StoryPart } from "../visual/check-stories.ts"
import { checkDocsPages } from "../visual/docs-pages.ts"
import { hasPinnedBrowser, type LaunchedBrowser, pinnedBrowser } from "../lib/pinned-browser.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

/** Options of the check of stories; see `VisualCheck`. */
interface VisualOptions {
  accepting: boolean
  only: readonly string[]
  part?: StoryPart
}

/** Result of a run without the pinned browser: a failure, unless the user has switched pictures off. */
function withoutPictures(): Counts {
  const why = "No picture was compared: the pinned Chromium is built for Linux on x64 only."
  if (process.env.PICTURES === "off") {
    console.log(why)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  console.log(`${why} Set PICTURES=off to do without on this machine.`)
  return { passed: 0, failed: 1, skipped: 0, failures: ["pictures"] }
}

/** Builds Storybook with its docs, which the build for tests leaves out, and looks at each page of them. */
async function docsSuite({ installation, reports }: SuiteContext, browser: LaunchedBrowser): Promise<Counts> {
  const storybook = join(reports, "storybook-docs")
  const build = storybookBuild(["--quiet", "--output-dir", storybook])
  await installation.processes.run({ ...build, silent: true })
  return checkDocsPages(browser, storybook)
}

/**
 * Plays every story, checks it by axe, compares or accepts its picture, and tries it in narrow windows; in the further part
 * also looks at the docs.
 */
export function visualSuite({ accepting, only, part }: VisualOptions): Suite {
  return {
    name: part === "further" ? "storybook-long" : "storybook",
    title: part === "further" ? "Storybook, long" : "Storybook",
    run: async (context) => {
      const { installation, reports } = context
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
        part,
        pictures: pinned ? (accepting ? "accepted" : "compared") : "not drawn",
      })
      const docs = part === "further" ? [await docsSuite(context, browser)] : []
      return judged(sum([counts, ...docs, ...(pinned ? [] : [withoutPictures()])]), 0)
    },
  }
}
