import { join } from "node:path"
import { measureSizes, sizeTable } from "../components/sizes.ts"
import { ensureChromium } from "../lib/chromium.ts"
import { type Counts, judged, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { fromRoot } from "../lib/paths.ts"
import { storybookBuild } from "../lib/storybook.ts"
import { checkStories } from "../visual/check-stories.ts"
import { checkDocsPages } from "../visual/docs-pages.ts"
import { hasPinnedBrowser, type LaunchedBrowser, pinnedBrowser, testBrowser } from "../lib/pinned-browser.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

/** Builds Storybook with its docs, which the build for tests leaves out, and looks at each page of them. */
async function docsSuite({ installation, reports }: SuiteContext, browser: LaunchedBrowser): Promise<Counts> {
  const storybook = join(reports, "storybook-docs")
  const build = storybookBuild(["--quiet", "--output-dir", storybook])
  await installation.processes.run({ ...build, silent: true })
  return checkDocsPages(browser, storybook)
}

/** Builds Storybook as for tests. @returns its folder */
async function built({ installation, reports }: SuiteContext): Promise<string> {
  const storybook = join(reports, "storybook")
  await installation.processes.run({
    ...storybookBuild(["--quiet", "--test", "--output-dir", storybook], "development"),
    silent: true,
  })
  return storybook
}

async function playStories(context: SuiteContext): Promise<Counts> {
  const { installation, reports } = context
  const storybook = await built(context)
  console.log(`${sizeTable(await measureSizes())}\n`)
  const counts = await checkStories({
    browser: await testBrowser(installation.processes),
    storybook,
    accepted: fromRoot("design-system", "visual"),
    reports: join(reports, "visual"),
    only: [],
    scope: "plays",
    pictures: "not drawn",
  })
  return judged(counts, 0)
}

/** Plays every story and lets axe look at it. */
export const storybookSuite: Suite = {
  name: "storybook",
  title: "Storybook",
  run: playStories,
  // A story that failed has had three tries; a browser that crashed names none.
  again: (context, failures) => (failures.length > 0 ? undefined : playStories(context)),
}

/**
 * Compares or accepts the pictures of stories.
 * @param only beginnings of the ids of the only stories that are wanted; none: all. Where pictures are compared, these are tried in
 *   narrow windows, too
 * @param isNight whether also all others are played and tried in narrow windows, and each page of the docs is looked at
 */
export function visualSuite({
  accepting,
  only,
  isNight = false,
}: {
  accepting: boolean
  only: readonly string[]
  isNight?: boolean
}): Suite {
  return {
    name: "storybook-long",
    title: "Storybook, long",
    run: async (context) => {
      const { installation, reports } = context
      if (accepting && !hasPinnedBrowser)
        throw new SetupError(
          "Pictures are drawn by the pinned Chromium, which is built for Linux on x64 only.",
        )
      const pinned = await pinnedBrowser()
      if (!pinned) console.log("No picture is compared: the pinned Chromium is built for Linux on x64 only.")
      const browser = pinned ?? { executablePath: await ensureChromium(installation.processes) }
      const counts = await checkStories({
        browser,
        storybook: await built(context),
        accepted: fromRoot("design-system", "visual"),
        reports: join(reports, "visual"),
        only,
        scope: isNight || (only.length > 0 && !accepting) ? "everything" : "pictures",
        pictures: pinned ? (accepting ? "accepted" : "compared") : "not drawn",
      })
      const docs = isNight ? [await docsSuite(context, browser)] : []
      return judged(sum([counts, ...docs]), 0)
    },
  }
}
