import { type Browser, type CDPSession, type Page } from "playwright"
import {
  BEGINNING,
  dress,
  extractStories,
  NAMING,
  prepare,
  settle,
  sticksOut,
  storyEnd,
  storyExtent,
  switchStory,
} from "./in-page.ts"
import { SetupError } from "../lib/errors.ts"
import { type ExtractedStory, type Story, type Theme, type WindowSize } from "./stories.ts"

/** The window of the story tests: what a story does holds there. */
const TESTED: WindowSize = { width: 1200, height: 900 }

/** Below this width, in px, a window has a phone's height. */
const PHONE = 768
const heightFor = (width: number) => (width < PHONE ? 844 : 900)

/** What is below this, in px, is more of the same. */
const DEEPEST = 1400

/** How long a story may take to render and play, in ms; on a busy machine a long play takes several seconds. */
const PATIENCE_MS = 30_000

/** Narrow windows in which no page may scroll sideways (WCAG 2.2, 1.4.4 and 1.4.10). */
const REFLOWS = [
  { name: "at 320 px, right to left", width: 320, direction: "rtl", text: "" },
  { name: "with text of 200 %", width: 640, direction: "ltr", text: "200%" },
] as const

/** How often a page may be looked at before what is wrong with it counts. */
const LOOKS = 10

/** How many narrow windows each story is tried in. */
export const REFLOW_CHECKS = REFLOWS.length

/** Options without which two runs, or two machines, do not draw the same. */
export const chromiumArguments = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-gpu",
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--disable-background-networking",
  // Chromium refuses to start its sandbox as root, which is what containers usually are.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
]

/** A window that shows one story after the other. */
export class Stage {
  private window: WindowSize = { width: 0, height: 0 }
  private ownWindow: WindowSize | undefined
  /** whether the page is loaded, and nothing of the last story is left in it */
  private clean = false

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly address: string,
  ) {}

  /** @param address of a served Storybook */
  static async open(browser: Browser, address: string): Promise<Stage> {
    const context = await browser.newContext({
      locale: "en-GB",
      timezoneId: "Europe/London",
      reducedMotion: "reduce",
      colorScheme: "light",
      // The name by which Storybook knows that animations are to stand at their end when axe looks.
      userAgent: `Mozilla/5.0 AppleWebKit/537.36 Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
    })
    await context.addInitScript(NAMING)
    await context.addInitScript(prepare, BEGINNING)
    const page = await context.newPage()
    return new Stage(page, await context.newCDPSession(page), address)
  }

  /** Every story as the preview knows it. @param first any story, to start from */
  async extract(first: string): Promise<ExtractedStory[]> {
    await this.load(first)
    await this.ended(first)
    // Without it pictures would hold carets, and the day they were made on.
    const caret = await this.page.evaluate(() => getComputedStyle(document.body).caretColor)
    if (caret !== "rgba(0, 0, 0, 0)") throw new SetupError(`The page of ${first} was not prepared.`)
    return (await this.page.evaluate(extractStories)) as ExtractedStory[]
  }

  /** Begins the next story with a new page. */
  renew(): void {
    this.clean = false
  }

  /** Renders and plays a story and lets axe look at it. @returns what went wrong, if anything */
  async show({ id, ownWindow, plays, leavesTraces }: Story): Promise<string | undefined> {
    this.ownWindow = ownWindow
    await this.resize(ownWindow ?? TESTED)
    if (plays) await this.page.emulateMedia({ reducedMotion: "no-preference" })
    if (this.clean) await this.page.evaluate(switchStory, id)
    else await this.load(id)
    const problem = await this.ended(id)
    if (plays) await this.page.emulateMedia({ reducedMotion: "reduce" })
    this.clean = !leavesTraces && !problem
    return problem
  }

  /** The story as it is now, in that mode and at that width. @returns a PNG */
  async shoot(theme: Theme, width: number): Promise<Buffer> {
    const { height: windowHeight } = await this.resize(this.windowOf(width))
    await this.page.evaluate(dress, { theme, text: "" })
    await this.page.evaluate(settle)
    const { top, bottom } = await this.page.evaluate(storyExtent)
    const height = Math.min(bottom - top, DEEPEST)
    const { data } = await this.devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: height > windowHeight,
      clip: { x: 0, y: top, width, height, scale: 1 },
    })
    return Buffer.from(data, "base64")
  }

  /** Tries the story in narrow windows. @returns a line for each in which it scrolls sideways */
  async reflow(): Promise<string[]> {
    const problems: string[] = []
    for (const { name, width, direction, text } of REFLOWS) {
      await this.resize(this.windowOf(width))
      await this.page.evaluate(dress, { direction, text })
      const found = await this.lasting(sticksOut)
      if (found) problems.push([name, ...found].join("\n      "))
    }
    await this.page.evaluate(dress, { direction: "ltr", text: "" })
    return problems
  }

  /** What a look at the page finds, unless it is gone a moment later: what is laid out anew passes through other states. */
  private async lasting<Found>(look: () => Found): Promise<Found> {
    for (let tries = 0; tries < LOOKS; tries += 1) {
      await this.page.evaluate(settle)
      if (!(await this.page.evaluate(look))) break
    }
    return this.page.evaluate(look)
  }

  private async load(id: string): Promise<void> {
    const query = `id=${id}&viewMode=story`
    await this.page.goto(`${this.address}/iframe.html?${query}`, { waitUntil: "commit" })
  }

  private async ended(id: string): Promise<string | undefined> {
    try {
      const end = await this.page.waitForFunction(storyEnd, id, { timeout: PATIENCE_MS })
      return (await end.jsonValue())?.problem ?? undefined
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError")
        return "did not finish rendering, playing and its check by axe"
      throw error
    }
  }

  /** A window of that width: the story's own, or one as high as such windows are. */
  private windowOf(width: number): WindowSize {
    return this.ownWindow?.width === width ? this.ownWindow : { width, height: heightFor(width) }
  }

  private async resize(wanted: WindowSize): Promise<WindowSize> {
    const { width, height } = wanted
    if (width !== this.window.width || height !== this.window.height) {
      // Playwright's own `setViewportSize` does the same, and takes five times as long.
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
      await this.devtools.send("Emulation.setDeviceMetricsOverride", metrics)
      this.window = wanted
    }
    return wanted
  }
}
