import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, type CDPSession, chromium, type Page } from "playwright"
import { serveFolder } from "../visual/serve-folder.ts"
import { storyIds } from "../visual/stories.ts"
import { MOVES, type Smoothness, smoothnessOf, type TraceEvent } from "./trace.ts"

/** How much slower than this machine's a page's main thread is made: a mid-range phone. */
const SLOWER = 4
const WINDOW = { width: 1280, height: 800 }
/** What a page does after it has loaded must not be counted, nor what it does last be missed. In ms. */
const REST_MS = 800

const CATEGORIES = [
  "cc",
  "benchmark",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
]

/** Something a visitor does in a story. */
interface Action {
  name: string
  act: (page: Page) => Promise<void>
}

/** A story and what is done in it, one after the other. */
interface MovingStory {
  story: string
  actions: readonly Action[]
}

/** How smoothly an action went. */
export interface FrameResult extends Smoothness {
  name: string
  /** the score of layout shifts that no press explains; should be 0 */
  shifts: number
}

/** Runs in the page before its own scripts: marks when an animation has begun to move, which its script does not wait for. */
function markMoves(name: string): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const { animate } = Element.prototype
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    const mark = () => void performance.mark(name)
    animation.ready.then(mark, mark)
    return animation
  }
}

/** Waits until nothing moves any more. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click()
  await sleep(REST_MS / 4)
  await stillness(page)
}

/** Presses Next as an impatient visitor does. */
async function leafThrough(page: Page): Promise<void> {
  for (let pressed = 0; pressed < 10; pressed += 1) {
    await page.getByRole("button", { name: "Next", exact: true }).click()
    await sleep(REST_MS / 4)
  }
}

/** Drags the row back by half a window, and lets go while it moves. */
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

/** What is measured. A story that does not exist is left out. */
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

/** The least that can move: one square, by the compositor. What this machine drops here is not the stories' fault. */
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

/** The score of all layout shifts so far, those within half a second of a press aside, as CLS has it. */
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
        // There is no call when there were none.
        setTimeout(() => finish(observer.takeRecords()), 200)
      }),
  )
}

async function measure(browser: Browser, open: (page: Page) => Promise<unknown>, actions: readonly Action[]) {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: "no-preference" })
  // tsx names functions by a helper that exists on our side only.
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
 * Measures how smoothly stories move on a slow processor, beside the least that can move.
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
