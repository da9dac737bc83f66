import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, type CDPSession, chromium, type Page } from "playwright"
import { serveFolder } from "../visual/serve-folder.ts"
import { storyIds } from "../visual/stories.ts"
import { MOVES, type Smoothness, smoothnessOf, type TraceEvent } from "./trace.ts"

/** Slowdown of the page's main thread, to simulate a mid-range phone. */
const SLOWER = 4
const WINDOW = { width: 1280, height: 800 }
/**
 * Wait after loading and after the last action: work of loading must not be counted, and work of the action not missed.
 * In ms.
 */
const REST_MS = 800

const CATEGORIES = [
  "cc",
  "benchmark",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
]

/** An action of a visitor in a story. */
interface Action {
  name: string
  act: (page: Page) => Promise<void>
}

/** A story with its actions in order. */
interface MovingStory {
  story: string
  actions: readonly Action[]
}

/** Smoothness of an action. */
export interface FrameResult extends Smoothness {
  name: string
  /** score of layout shifts without a preceding input; should be 0 */
  shifts: number
}

/** Runs in the page before its own scripts: sets a mark at the start of every animation. */
function markMoves(name: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { animate } = Element.prototype
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    const mark = () => void performance.mark(name)
    animation.ready.then(mark, mark)
    return animation
  }
}

/** Waits until no animation is running. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click()
  await sleep(REST_MS / 4)
  await stillness(page)
}

/** Presses Next repeatedly without waiting. */
async function leafThrough(page: Page): Promise<void> {
  for (let pressed = 0; pressed < 10; pressed += 1) {
    await page.getByRole("button", { name: "Next", exact: true }).click()
    await sleep(REST_MS / 4)
  }
}

/** Drags the row back by half a window, and releases it while it moves. */
async function dragBack(page: Page): Promise<void> {
  const slide = page.getByRole("group", { name: / of 500/ }).filter({ visible: true })
  const box = await slide.nth(Math.min(1, (await slide.count()) - 1)).boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? WINDOW.height) / 2
  await page.mouse.move(WINDOW.width / 4, y)
  await page.mouse.down()
  await page.mouse.move((WINDOW.width * 3) / 4, y, { steps: 30 })
  await page.mouse.up()
  await sleep(REST_MS)
}

/** The measured stories. A story that does not exist is left out. */
const MOVING: readonly MovingStory[] = [
  {
    story: "catalogue-browsedeck--two-hundred-brands",
    actions: [
      { name: "Deal 200 brands", act: (page) => press(page, "Deal Brands") },
      { name: "Reset 200 brands", act: (page) => press(page, "Reset") },
    ],
  },
  {
    story: "content-carousel--five-hundred-items",
    actions: [
      { name: "Next, 10 times, of 500", act: leafThrough },
      { name: "Drag through 500", act: dragBack },
    ],
  },
]

/**
 * The simplest animation: one square, moved by the compositor. Frames dropped here are this machine's limit, not the
 * stories' fault.
 */
const SQUARE: Action = {
  name: "One square moves",
  act: async (page) => {
    await page.locator("div").evaluate((square) => {
      square.animate({ translate: ["0px", "800px"], rotate: ["0deg", "90deg"] }, 900)
    })
    await stillness(page)
  },
}
const SQUARE_PAGE = `<!doctype html><title>Square</title><div style="width:200px;height:200px;background:#2563eb"></div>`

async function trace(devtools: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on("Tracing.dataCollected", collect)
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  const complete = new Promise<void>((resolve) => devtools.once("Tracing.tracingComplete", () => resolve()))
  await devtools.send("Tracing.end")
  await complete
  devtools.off("Tracing.dataCollected", collect)
  return events
}

/** The score of all layout shifts so far, without those within half a second of an input, as CLS defines it. */
async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => finish(list.getEntries()))
        const finish = (entries: PerformanceEntry[]) => {
          observer.disconnect()
          const shifts = entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        }
        observer.observe({ type: "layout-shift", buffered: true })
        // The observer is not called when there were none.
        setTimeout(() => finish(observer.takeRecords()), 200)
      }),
  )
}

async function measure(browser: Browser, open: (page: Page) => Promise<unknown>, actions: readonly Action[]) {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: "no-preference" })
  // tsx wraps functions in a helper that does not exist in the page.
  await context.addInitScript("globalThis.__name = (named) => named")
  await context.addInitScript(markMoves, MOVES)
  const page = await context.newPage()
  await open(page)
  await sleep(REST_MS)
  await stillness(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  const results: FrameResult[] = []
  let before = await shiftsOf(page)
  for (const { name, act } of actions) {
    const events = await trace(devtools, () => act(page))
    const after = await shiftsOf(page)
    results.push({ name, ...smoothnessOf(events), shifts: after - before })
    before = after
  }
  await context.close()
  return results
}

/**
 * Measures how smoothly stories move on a slow processor, beside the simplest animation.
 * @param storybook folder of a built Storybook
 */
export async function measureFrames(browserPath: string, storybook: string): Promise<FrameResult[]> {
  const known = new Set(storyIds(storybook))
  const served = await serveFolder(storybook)
  const browser = await chromium.launch({
    executablePath: browserPath,
    // Chromium refuses to start its sandbox as root, which is what containers usually are.
    args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  })
  try {
    const results = await measure(browser, (page) => page.setContent(SQUARE_PAGE), [SQUARE])
    for (const { story, actions } of MOVING) {
      if (!known.has(story)) continue
      const address = `${served.address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`
      const open = async (page: Page) => {
        await page.goto(address)
        await page.locator("body.sb-show-main #storybook-root > *").first().waitFor()
      }
      results.push(...(await measure(browser, open, actions)))
    }
    return results
  } finally {
    await browser.close()
    served.close()
  }
}
