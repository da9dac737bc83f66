import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { type Counts, none, sum } from "../lib/counts.ts"
import { accept, baselineFile, forget, isKnown, leftBehind, note, saveScreens } from "./baselines.ts"
import { CALIBRATION, CALIBRATION_SIZE, calibrationPage } from "./calibration.ts"
import { compare, decode, encode, type Picture, shrink, sideBySide } from "./pictures.ts"
import { serveFolder } from "./serve-folder.ts"
import { chromiumArguments, REFLOW_CHECKS, Stage } from "./stage.ts"
import { type PicturePlan, planOf, type Story, storiesOf } from "./stories.ts"

/** How the stories are to be checked. */
export interface VisualCheck {
  /** the browser's file */
  browserPath: string
  /** a built Storybook */
  storybook: string
  /** where pictures of differences go */
  reports: string
  /** only stories whose ids begin with one of these; all when there is none */
  only: readonly string[]
  /** whether what differs, is new or is gone becomes the accepted state, in place of a failure */
  accepting: boolean
}

/** The command that makes what is seen now the accepted state. */
const ACCEPT = "npm run visual:accept"

/** Windows at once; each is a process that waits for the other half of the time. */
const STAGES = 3

/** How often a picture is taken again before what it shows is said to move. */
const TRIES = 10

/** What a picture is called among the accepted ones. */
const nameOf = (id: string, { theme, width }: PicturePlan) => `${id}/${theme}-${width}`

/** What would be read back, were this screen accepted. */
const asStored = async (frame: Buffer) => decode(await encode(await shrink(await decode(frame))))

/** What a look at a story shows. */
type Look =
  | "as accepted"
  | "moving"
  | { frame: Buffer; expected: Picture | undefined; difference: Awaited<ReturnType<typeof compare>> }

/** The work of one run, and what came of it. */
class VisualRun {
  private counts: Counts = none
  private readonly lines: string[] = []
  private readonly changed: string[] = []
  /** whether this machine draws like the one of the accepted pictures */
  private comparable = true

  constructor(private readonly check: VisualCheck) {}

  /** Checks the stories in several windows at once. */
  async run(): Promise<Counts> {
    const { storybook, browserPath } = this.check
    mkdirSync(this.check.reports, { recursive: true })
    const served = await serveFolder(storybook)
    const browser = await chromium.launch({ executablePath: browserPath, args: chromiumArguments })
    try {
      const stages = await Promise.all(
        Array.from({ length: STAGES }, () => Stage.open(browser, served.address)),
      )
      const [first] = stages
      const index = storiesOf(storybook)
      const [anyStory] = index.keys()
      if (!first || !anyStory) return none
      await this.calibrate(first)
      const extracted = await first.extract(anyStory)
      const plans = extracted.map((story) => planOf(story, index.get(story.id) === true))
      await this.work(
        stages,
        plans.filter(({ id }) => this.wants(id)),
      )
      this.checkLeftBehind(plans)
      if (this.check.accepting) saveScreens()
    } finally {
      await browser.close()
      served.close()
    }
    this.print()
    return this.counts
  }

  private wants(id: string): boolean {
    const { only } = this.check
    return only.length === 0 || only.some((beginning) => id.startsWith(beginning))
  }

  /** A component's stories in one window, as one file of tests: they leave each other no traces. The longest begin first. */
  private async work(stages: Stage[], stories: Story[]): Promise<void> {
    const components = new Map<string, Story[]>()
    for (const story of stories) {
      const component = story.id.replace(/--.*/, "")
      components.set(component, [...(components.get(component) ?? []), story])
    }
    const waiting = [...components.values()].sort((a, b) => b.length - a.length)
    await Promise.all(
      stages.map(async (stage) => {
        for (let component = waiting.shift(); component; component = waiting.shift()) {
          stage.renew()
          for (const story of component) await this.story(stage, story)
        }
      }),
    )
  }

  /** Looks whether letters and edges come out as they did where the accepted pictures were made. */
  private async calibrate(stage: Stage): Promise<void> {
    const { width, height } = CALIBRATION_SIZE
    const actual = await decode(await stage.shootPage(calibrationPage, width, height))
    const file = baselineFile(CALIBRATION)
    const difference = existsSync(file) ? await compare(await decode(file), actual) : undefined
    if (this.check.accepting && (difference ?? !existsSync(file))) {
      await accept(CALIBRATION, actual)
      this.changed.push(CALIBRATION)
      return
    }
    this.comparable = difference === undefined
    if (this.comparable) return
    this.lines.push(
      `This browser draws letters or edges differently from the one of the accepted pictures (${difference?.what}), so no`,
      "picture is compared; everything else is checked. The pictures are made with Debian's Chromium.",
    )
  }

  private async story(stage: Stage, story: Story): Promise<void> {
    const problem = await stage.show(story)
    if (problem) {
      this.fail(story.id, problem)
      return
    }
    this.pass()
    await this.pictures(stage, story)
    if (!story.reflows || this.check.accepting) return
    if (story.reflowExempt) this.skip(REFLOW_CHECKS)
    else await this.reflow(stage, story)
  }

  private async pictures(stage: Stage, story: Story): Promise<void> {
    const { id, pictures, visualExempt } = story
    if (visualExempt || !this.comparable) {
      this.skip(pictures.length)
      return
    }
    for (const { theme, width } of pictures) {
      const name = nameOf(id, { theme, width })
      const look = () => this.look(name, () => stage.shoot(theme, width))
      let seen = await look()
      if (seen !== "as accepted") {
        // Where the focus is may still be the last story's doing: what counts is the story in a page of its own.
        stage.renew()
        await stage.show(story)
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

  /** Compares a picture with the accepted one. A first glance that shows no difference is enough. */
  private async look(name: string, shoot: () => Promise<Buffer>): Promise<Look> {
    let frame = await shoot()
    if (isKnown(name, frame)) return "as accepted"
    const file = baselineFile(name)
    const expected = existsSync(file) ? await decode(file) : undefined
    const accepted = (screen: Buffer): "as accepted" => {
      if (this.check.accepting) note(name, screen)
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
      this.fail(
        name,
        "never stands still; exempt it with parameters.visual.skip and a reason if it must move",
      )
    } else if (this.check.accepting) {
      await accept(name, await shrink(await decode(seen.frame)))
      note(name, seen.frame)
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

  /** Pictures whose story is gone, or is no longer looked at in that mode or width. */
  private checkLeftBehind(plans: Story[]): void {
    const wanted = plans
      .filter(({ visualExempt }) => !visualExempt)
      .flatMap(({ id, pictures }) => pictures.map((picture) => nameOf(id, picture)))
    for (const name of leftBehind(new Set([...wanted, CALIBRATION]))) {
      if (!this.check.accepting) {
        this.fail(name, "is an accepted picture without a story")
        continue
      }
      forget(name)
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
    this.counts = sum([this.counts, { passed: 0, failed: 1, skipped: 0, failures: [name] }])
    this.lines.push(`✖ ${name} ${problem}`)
  }

  private print(): void {
    for (const line of this.lines) console.log(line)
    for (const name of this.changed) console.log(`accepted ${name}`)
    if (this.counts.failed > 0 && !this.check.accepting) {
      console.log(`Look at each picture. What is as it should be becomes the accepted state with: ${ACCEPT}`)
    }
  }
}

/**
 * Plays every story, lets axe look at it, compares it with its accepted pictures, light and dark, on a phone and a desk, and
 * tries it in narrow windows, where no page may scroll sideways.
 */
export async function checkStories(check: VisualCheck): Promise<Counts> {
  return new VisualRun(check).run()
}
