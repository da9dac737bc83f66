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
import { type ExtractedStory, type PicturePlan, type Story, type WindowSize } from "./stories.ts"

/** Size of the window of story tests. */
const TESTED: WindowSize = { width: 1200, height: 900 }

/** In windows narrower than this, in px, the height is a phone's. */
const PHONE = 768
const heightFor = (width: number) => (width < PHONE ? 844 : 900)

/** Lowest part of a page that is drawn, in px; the rest repeats. */
const DEEPEST = 1400

/** Longest wait until a story is rendered and played, in ms; on a busy machine a long play takes many seconds. */
const PATIENCE_MS = 90_000

/** Narrow windows in which no page may scroll sideways (WCAG 2.2, 1.4.4 and 1.4.10). */
const REFLOWS = [
  { name: "at 320 px, right to left", width: 320, direction: "rtl", text: "" },
  { name: "with text of 200 %", width: 640, direction: "ltr", text: "200%" },
] as const

/** How often a page is looked at until it stands still, or a fault of it counts. */
const LOOKS = 10

/** Number of narrow windows for each story. */
export const REFLOW_CHECKS = REFLOWS.length

/** Options for drawing the same on every run and machine. */
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
      // The name by which Storybook makes animations jump to their end before axe's check.
      userAgent: `Mozilla/5.0 AppleWebKit/537.36 Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
    })
    await context.addInitScript(NAMING)
    await context.addInitScript(prepare, BEGINNING)
    const page = await context.newPage()
    return new Stage(page, await context.newCDPSession(page), address)
  }

  /** All stories that the preview knows. @param first any story, to start from */
  async extract(first: string): Promise<ExtractedStory[]> {
    await this.load(first)
    await this.ended(first)
    // Without the page's own style sheet, pictures would contain carets, and the date of their drawing.
    const caret = await this.page.evaluate(() => getComputedStyle(document.body).caretColor)
    if (caret !== "rgba(0, 0, 0, 0)") throw new SetupError(`The page of ${first} was not prepared.`)
    return (await this.page.evaluate(extractStories)) as ExtractedStory[]
  }

  /** Loads a new page for the next story. */
  renew(): void {
    this.clean = false
  }

  /** Renders and plays a story and checks it by axe. @returns the problem, if any */
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

  /** A screenshot of the present story, in a mode and at a width, once it stands still. @returns a PNG */
  async shoot({ theme, width }: PicturePlan): Promise<Buffer> {
    const window = await this.resize(this.windowOf(width))
    await this.page.evaluate(dress, { theme, text: "" })
    let last: Buffer = Buffer.alloc(0)
    for (let tries = 0; tries < LOOKS; tries += 1) {
      await this.page.evaluate(settle)
      const frame = await this.capture(window)
      if (frame.equals(last)) break
      last = frame
    }
    return last
  }

  private async capture({ width, height: windowHeight }: WindowSize): Promise<Buffer> {
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

  /**
   * Faults of the page that do not disappear a moment later: while a page is laid out anew it passes through other
   * states.
   */
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

  /** A window of that width: the story's own, or one of the usual height. */
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
