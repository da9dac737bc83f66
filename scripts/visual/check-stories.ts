import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { type Counts, failed, none, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { Baselines } from "./baselines.ts"
import { compare, decode, type Difference, type Picture, shrink, sideBySide } from "./pictures.ts"
import { serveFolder } from "./serve-folder.ts"
import { type LaunchedBrowser } from "../lib/pinned-browser.ts"
import { chromiumArguments, REFLOW_CHECKS, Stage } from "./stage.ts"
import { type PicturePlan, planOf, type Story, storiesOf } from "./stories.ts"

/** Input of the check of stories. Each one that is looked at is played and checked by axe. */
export interface VisualCheck {
  /** the browser that plays and draws stories */
  browser: LaunchedBrowser
  /** a built Storybook */
  storybook: string
  /** folder of the accepted pictures */
  accepted: string
  /** folder for pictures of differences */
  reports: string
  /** only stories whose ids begin with one of these; all when empty */
  only: readonly string[]
  /**
   * `plays`: all stories but those that show another one in dark colours or in a simulated state, and nothing but their play;
   * `pictures`: those that are drawn, with their pictures; `everything`: all, with pictures and in narrow windows
   */
  scope: "plays" | "pictures" | "everything"
  /** whether pictures are compared; or new and changed ones are accepted and old ones removed; or none are drawn */
  pictures: "compared" | "accepted" | "not drawn"
}

/** The command that accepts the present pictures. */
const ACCEPT = "npm run visual:accept"

/** Number of windows at once; each is a process that is idle half of the time. */
const STAGES = 3

/** Name of a picture among the accepted ones. */
const nameOf = (id: string, { theme, width }: PicturePlan) => `${id}--${theme}-${width}`

/** How many stories may fail and be tried again: where more do, they have one cause, and the rest is not played. */
const MOST_AGAIN = 20

/** A picture that is not the accepted one. */
interface Change {
  screenshot: Picture
  /** the screenshot as it would be accepted */
  seen: Picture
  /** absent where nothing was accepted */
  from?: { expected: Picture; difference: Difference }
}

/** One run with its results. */
class VisualRun {
  private counts: Counts = none
  private readonly lines: string[] = []
  private readonly changed: string[] = []
  /** stories that failed, to be tried once more when no other window is at work */
  private readonly failed: { story: Story; problem: string }[] = []
  private readonly baselines: Baselines

  constructor(private readonly check: VisualCheck) {
    this.baselines = new Baselines(check.accepted)
  }

  private get accepting(): boolean {
    return this.check.pictures === "accepted"
  }

  /** Checks the stories in several windows at once. */
  async run(): Promise<Counts> {
    const { storybook, reports, scope, pictures } = this.check
    mkdirSync(reports, { recursive: true })
    const index = storiesOf(storybook)
    const [anyStory] = index.keys()
    if (!anyStory) throw new SetupError(`There is no story in ${storybook}.`)
    const served = await serveFolder(storybook)
    const browser = await chromium.launch({ ...this.check.browser, args: chromiumArguments })
    try {
      const stages = await Promise.all(
        Array.from({ length: STAGES }, () => Stage.open(browser, served.address)),
      )
      const extracted = new Map((await stages[0]?.extract(anyStory))?.map((story) => [story.id, story]))
      const plans = [...index.values()].flatMap((indexed) => {
        const story = extracted.get(indexed.id)
        if (!story) this.fail(indexed.id, "is unknown to the preview")
        return story ? planOf(story, indexed) : []
      })
      await this.work(stages, this.wanted(plans))
      const [alone] = stages
      if (alone) await this.lastTries(alone)
      if (pictures !== "not drawn" && scope !== "plays") this.checkLeftBehind(plans)
    } finally {
      await browser.close()
      served.close()
    }
    this.print()
    return this.counts
  }

  /** The chosen stories. An unknown id is a failure, because a misspelt one would check nothing. */
  private wanted(plans: Story[]): Story[] {
    const { only, scope } = this.check
    const inScope = plans.filter(
      ({ pictures, isVariant }) =>
        scope === "everything" || (scope === "plays" ? !isVariant : pictures.length > 0),
    )
    if (only.length === 0) return inScope
    for (const beginning of only) {
      if (!inScope.some(({ id }) => id.startsWith(beginning))) this.fail(beginning, "begins no story's id")
    }
    return inScope.filter(({ id }) => only.some((beginning) => id.startsWith(beginning)))
  }

  /** Checks a component's stories in one window, like one file of tests. The longest start first. */
  private async work(stages: Stage[], stories: Story[]): Promise<void> {
    const components = new Map<string, Story[]>()
    for (const story of stories) {
      const component = story.id.replace(/--.*/, "")
      components.set(component, [...(components.get(component) ?? []), story])
    }
    const waiting = [...components.values()].sort((a, b) => b.length - a.length)
    const isHopeless = () => this.failed.length > MOST_AGAIN
    await Promise.all(
      stages.map(async (stage) => {
        for (let component = waiting.shift(); component && !isHopeless(); component = waiting.shift()) {
          stage.renew()
          for (const story of component) if (!isHopeless()) await this.story(stage, story)
        }
      }),
    )
  }

  private async story(stage: Stage, story: Story): Promise<void> {
    const problem = await stage.show(story)
    if (problem) this.failed.push({ story, problem })
    else await this.afterPlay(stage, story)
  }

  /** Tries what failed twice more, one by one and each time in a page of its own. */
  private async lastTries(stage: Stage): Promise<void> {
    const areFew = this.failed.length <= MOST_AGAIN
    for (const { story, problem } of this.failed) {
      const again = areFew ? await this.showAgain(stage, story) : problem
      if (again) {
        this.fail(story.id, again)
        continue
      }
      this.lines.push(`flaky: ${story.id} ${problem}`)
      this.counts = sum([this.counts, { ...none, flaky: [story.id] }])
      await this.afterPlay(stage, story)
    }
  }

  private async showAgain(stage: Stage, story: Story): Promise<string | undefined> {
    stage.renew()
    if (!(await stage.show(story))) return undefined
    stage.renew()
    return stage.show(story)
  }

  /** What follows the play of a story. */
  private async afterPlay(stage: Stage, story: Story): Promise<void> {
    const { scope, pictures } = this.check
    this.pass()
    if (scope === "plays") return
    if (pictures === "not drawn") this.skip(story.pictures.length)
    else await this.pictures(stage, story)
    if (scope === "everything" && !story.isVariant) await this.reflow(stage, story)
  }

  private async pictures(stage: Stage, story: Story): Promise<void> {
    let looks = await this.looks(stage, story)
    if (looks.some(({ change }) => change)) {
      // The focus may be left over from the previous story: the result of the story in a page of its own counts.
      stage.renew()
      await stage.show(story)
      looks = await this.looks(stage, story)
    }
    for (const { name, change } of looks) {
      if (change) await this.judge(name, change)
      else this.pass()
    }
  }

  /** Compares a story with each of its accepted pictures. */
  private async looks(stage: Stage, { id, pictures }: Story): Promise<{ name: string; change?: Change }[]> {
    const looks = []
    for (const plan of pictures) {
      const name = nameOf(id, plan)
      looks.push({ name, change: await this.look(name, await stage.shoot(plan)) })
    }
    return looks
  }

  private async reflow(stage: Stage, { id }: Story): Promise<void> {
    const problems = await stage.reflow()
    for (const problem of problems) this.fail(id, `scrolls sideways ${problem}`)
    this.pass(REFLOW_CHECKS - problems.length)
  }

  /** Compares a screenshot with the accepted picture. */
  private async look(name: string, file: Buffer): Promise<Change | undefined> {
    const expected = await this.baselines.read(name)
    const screenshot = await decode(file)
    const seen = await shrink(screenshot)
    if (!expected) return { screenshot, seen }
    const difference = compare(expected, seen)
    return difference && { screenshot, seen, from: { expected, difference } }
  }

  private async judge(name: string, { screenshot, seen, from }: Change): Promise<void> {
    if (this.accepting) {
      await this.baselines.accept(name, seen)
      this.changed.push(name)
      this.pass()
    } else if (from) {
      const picture = join(this.check.reports, `${name}.png`)
      writeFileSync(picture, await sideBySide(from.expected, screenshot, from.difference))
      this.fail(name, `${from.difference.what}: ${picture}`)
    } else {
      this.fail(name, "has no accepted picture")
    }
  }

  /** Pictures of stories that no longer exist, or are no longer drawn in that mode or width. */
  private checkLeftBehind(plans: Story[]): void {
    const wanted = plans.flatMap(({ id, pictures }) => pictures.map((picture) => nameOf(id, picture)))
    for (const name of this.baselines.leftBehind(new Set(wanted))) {
      if (!this.accepting) {
        this.fail(name, "is an accepted picture without a story")
        continue
      }
      this.baselines.forget(name)
      this.changed.push(`${name} (gone)`)
    }
  }

  private pass(count = 1): void {
    this.counts = sum([this.counts, { passed: count, failed: 0, skipped: 0 }])
  }

  private skip(count: number): void {
    this.counts = sum([this.counts, { passed: 0, failed: 0, skipped: count }])
  }

  private fail(name: string, problem: string): void {
    this.counts = sum([this.counts, failed(name, problem.split("\n")[0])])
    this.lines.push(`✖ ${name} ${problem}`)
  }

  private print(): void {
    for (const line of this.lines) console.log(line)
    for (const name of this.changed) console.log(`accepted ${name}`)
    if (this.counts.failed > 0 && !this.accepting) {
      console.log(`Look at each picture. What is as it should be becomes the accepted state with: ${ACCEPT}`)
    }
  }
}

/**
 * Plays stories, checks them by axe, compares those that are drawn with their accepted pictures, and tries them in narrow windows,
 * where no page may scroll sideways.
 */
export async function checkStories(check: VisualCheck): Promise<Counts> {
  return new VisualRun(check).run()
}
