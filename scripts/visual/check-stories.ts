import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { type Counts, failed, none, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { Baselines } from "./baselines.ts"
import { compare, decode, encode, type Picture, shrink, sideBySide } from "./pictures.ts"
import { serveFolder } from "./serve-folder.ts"
import { type LaunchedBrowser } from "../lib/pinned-browser.ts"
import { chromiumArguments, REFLOW_CHECKS, Stage } from "./stage.ts"
import { type PicturePlan, planOf, type Story, storiesOf } from "./stories.ts"

/** Input of the check of stories. */
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
   * whether stories are only played and checked by axe, but for those that show another one in dark colours or in a simulated
   * state; if not, they are drawn and tried in narrow windows, too
   */
  playsOnly?: boolean
  /** whether pictures are compared; or new and changed ones are accepted and old ones removed; or none are drawn */
  pictures: "compared" | "accepted" | "not drawn"
}

/** The command that accepts the present pictures. */
const ACCEPT = "npm run visual:accept"

/** Number of windows at once; each is a process that is idle half of the time. */
const STAGES = 3

/** How often a picture is taken again before its story counts as moving. */
const TRIES = 10

/** Name of a picture among the accepted ones. */
const nameOf = (id: string, { theme, width }: PicturePlan) => `${id}/${theme}-${width}`

/** The picture as it would be read back after accepting this screenshot. */
const asStored = async (frame: Buffer) => decode(await encode(await shrink(await decode(frame))))

/** Result of a comparison. */
type Look =
  | "as accepted"
  | "moving"
  | { frame: Buffer; expected: Picture | undefined; difference: Awaited<ReturnType<typeof compare>> }

/** How many stories may fail twice and be tried a third time: where more do, they have one cause, and the rest is not played. */
const MOST_AGAIN = 20

/** Whether a story shows another one in dark colours or in a simulated state. */
const isVariant = ({ pictures: [first], leavesTraces }: Story): boolean =>
  first?.theme === "dark" || leavesTraces

/** One run with its results. */
class VisualRun {
  private counts: Counts = none
  private readonly lines: string[] = []
  private readonly changed: string[] = []
  /** stories that failed twice, to be tried once more when no other window is at work */
  private readonly failedTwice: Story[] = []
  private readonly baselines: Baselines

  constructor(private readonly check: VisualCheck) {
    this.baselines = new Baselines(check.accepted)
  }

  private get accepting(): boolean {
    return this.check.pictures === "accepted"
  }

  /** Checks the stories in several windows at once. */
  async run(): Promise<Counts> {
    const { storybook, reports } = this.check
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
      const extracted = (await stages[0]?.extract(anyStory)) ?? []
      const plans = extracted.map((story) => planOf(story, index.get(story.id) === true))
      const planned = new Set(plans.map(({ id }) => id))
      for (const id of index.keys()) if (!planned.has(id)) this.fail(id, "is unknown to the preview")
      await this.work(stages, this.wanted(plans))
      const [alone] = stages
      if (alone) await this.lastTries(alone)
      if (this.check.pictures !== "not drawn" && !this.check.playsOnly) this.checkLeftBehind(plans)
      if (this.accepting) this.baselines.saveScreens()
    } finally {
      await browser.close()
      served.close()
    }
    this.print()
    return this.counts
  }

  /** The chosen stories. An unknown id is a failure, because a misspelt one would check nothing. */
  private wanted(plans: Story[]): Story[] {
    const { only, playsOnly } = this.check
    if (only.length === 0) return playsOnly ? plans.filter((plan) => !isVariant(plan)) : plans
    for (const beginning of only) {
      if (!plans.some(({ id }) => id.startsWith(beginning))) this.fail(beginning, "begins no story's id")
    }
    return plans.filter(({ id }) => only.some((beginning) => id.startsWith(beginning)))
  }

  /** Checks a component's stories in one window, like one file of tests. The longest start first. */
  private async work(stages: Stage[], stories: Story[]): Promise<void> {
    const components = new Map<string, Story[]>()
    for (const story of stories) {
      const component = story.id.replace(/--.*/, "")
      components.set(component, [...(components.get(component) ?? []), story])
    }
    const waiting = [...components.values()].sort((a, b) => b.length - a.length)
    const isHopeless = () => this.failedTwice.length > MOST_AGAIN
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
    let problem = await stage.show(story)
    if (problem) {
      // In a page of its own, in case the story before it left something.
      stage.renew()
      const first = problem
      problem = await stage.show(story)
      if (problem) {
        this.failedTwice.push(story)
        return
      }
      this.reportFlaky(story, first)
    }
    await this.afterPlay(stage, story)
  }

  /** Tries a last time, one by one, what failed twice. */
  private async lastTries(stage: Stage): Promise<void> {
    const areFew = this.failedTwice.length <= MOST_AGAIN
    for (const story of this.failedTwice) {
      stage.renew()
      const problem = areFew ? await stage.show(story) : "failed twice, as many did; the rest was not played"
      if (problem) this.fail(story.id, problem)
      else {
        this.reportFlaky(story, "failed twice")
        await this.afterPlay(stage, story)
      }
    }
  }

  private reportFlaky({ id }: Story, problem: string): void {
    this.lines.push(`flaky: ${id} ${problem}`)
    this.counts = sum([this.counts, { ...none, flaky: [id] }])
  }

  /** What follows the play of a story. */
  private async afterPlay(stage: Stage, story: Story): Promise<void> {
    this.pass()
    if (this.check.playsOnly) return
    await this.pictures(stage, story)
    if (story.reflows && !this.accepting) await this.reflow(stage, story)
  }

  private async pictures(stage: Stage, story: Story): Promise<void> {
    const { id, pictures } = story
    if (this.check.pictures === "not drawn") {
      this.skip(pictures.length)
      return
    }
    let inOwnPage = false
    for (const plan of pictures) {
      const name = nameOf(id, plan)
      const look = () => this.look(name, () => stage.shoot(plan))
      let seen = await look()
      if (seen !== "as accepted" && !inOwnPage) {
        // The focus may be left over from the previous story: the result of the story in a page of its own counts.
        stage.renew()
        await stage.show(story)
        inOwnPage = true
        seen = await look()
      }
      await this.judge(name, seen)
    }
  }

  private async reflow(stage: Stage, { id }: Story): Promise<void> {
    const problems = await stage.reflow()
    for (const problem of problems) this.fail(id, `scrolls sideways ${problem}`)
    this.pass(REFLOW_CHECKS - problems.length)
  }

  /** Compares a picture with the accepted one. A first screenshot without a difference is enough. */
  private async look(name: string, shoot: () => Promise<Buffer>): Promise<Look> {
    let frame = await shoot()
    if (this.baselines.isKnown(name, frame)) return "as accepted"
    const expected = await this.baselines.read(name)
    const accepted = (screen: Buffer): "as accepted" => {
      if (this.accepting) this.baselines.note(name, screen)
      return "as accepted"
    }
    if (expected && !(await compare(expected, await asStored(frame)))) return accepted(frame)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const next = await shoot()
      if (next.equals(frame)) {
        const difference = expected ? await compare(expected, await asStored(frame)) : undefined
        if (expected && !difference) return accepted(frame)
        return { frame, expected, difference }
      }
      frame = next
    }
    return "moving"
  }

  private async judge(name: string, seen: Look): Promise<void> {
    if (seen === "as accepted") {
      this.pass()
    } else if (seen === "moving") {
      this.fail(name, "never stands still; let its play function end where nothing moves")
    } else if (this.accepting) {
      await this.baselines.accept(name, await shrink(await decode(seen.frame)))
      this.baselines.note(name, seen.frame)
      this.changed.push(name)
      this.pass()
    } else if (seen.expected && seen.difference) {
      const picture = join(this.check.reports, `${name.replace("/", "--")}.png`)
      writeFileSync(picture, await sideBySide(seen.expected, await decode(seen.frame), seen.difference))
      this.fail(name, `${seen.difference.what}: ${picture}`)
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
 * Plays every story, checks it by axe, compares it with its accepted pictures, light and dark, on a phone and a desktop,
 * and tries it in narrow windows, where no page may scroll sideways.
 */
export async function checkStories(check: VisualCheck): Promise<Counts> {
  return new VisualRun(check).run()
}
