import { setTimeout as sleep } from "node:timers/promises"
import { chromium, type Browser, type Page } from "playwright"
import { STAFF_COOKIE } from "./staff.ts"

/** Slowdown of the page's main thread. */
const SLOWER = 4
const WINDOW = { width: 1280, height: 900 }
/** Text typed into each field, and the pause between keys in ms: a quick typist's. */
const WORDS = "2D imager"
const KEY_MS = 90
/** Reports on the last keys come after they are shown, in ms. */
const REST_MS = 1_000
/** By the standard's definition, the longest of every 50 interactions is ignored. */
const PASSED_OVER_OF = 50
/** Shortest interaction that browsers report, in ms. */
const SHORTEST_MS = 16

/** Delay between a key or press and its effect on the page. */
export interface TypingResult {
  name: string
  fields: number
  interactions: number
  /** Interaction to Next Paint, ms */
  inp: number
  /** ms; 0 for interactions under 16 ms */
  p50: number
  /** the longest ones: ms, and the field's id or name */
  longest: { duration: number; field: string }[]
}

/** A form to type into: its address, and a control that appears once it is hydrated. */
interface TypedForm {
  name: string
  path: string
  /** A control that appears last. */
  isReady: (page: Page) => Promise<unknown>
}

const FORMS: readonly TypedForm[] = [
  {
    name: "Product, every field",
    path: "/admin/add-product",
    isReady: (page) => page.getByRole("toolbar").waitFor(),
  },
  { name: "Article", path: "/admin/add-blog", isReady: (page) => page.getByRole("toolbar").waitFor() },
  {
    name: "URL SEO, every field",
    path: "/admin/url-seo/edit?url=%2Fabout",
    isReady: (page) => page.getByRole("button", { name: "Save" }).waitFor(),
  },
]

/** Records every interaction in the page by its longest event. Passed to the page as text, where it runs. */
const OBSERVER = `
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, target } of list.getEntries()) {
      const known = globalThis.interactions.get(interactionId)
      if (interactionId > 0 && (known === undefined || known.duration < duration))
        globalThis.interactions.set(interactionId, {
          duration,
          field: target?.id || target?.getAttribute?.("aria-label") || "",
        })
    }
  }).observe({ type: "event", durationThreshold: ${SHORTEST_MS}, buffered: true })`

async function typeInto(page: Page, { name }: TypedForm): Promise<TypingResult> {
  const boxes = await page.getByRole("main").getByRole("textbox").all()
  let interactions = 0
  for (const box of boxes) {
    await box.click()
    await page.keyboard.type(WORDS, { delay: KEY_MS })
    interactions += WORDS.length + 1
  }
  await sleep(REST_MS)
  const seen = await page.evaluate<{ duration: number; field: string }[]>(
    "[...globalThis.interactions.values()]",
  )
  const longest = seen.toSorted((one, other) => other.duration - one.duration)
  const at = (place: number) => longest[place]?.duration ?? 0
  return {
    name,
    fields: boxes.length,
    interactions,
    inp: at(Math.floor(interactions / PASSED_OVER_OF)),
    p50: at(Math.floor(interactions / 2)),
    longest: longest.slice(0, 5),
  }
}

async function measure(browser: Browser, shop: string, token: string, form: TypedForm) {
  const context = await browser.newContext({ viewport: WINDOW })
  await context.addCookies([{ name: STAFF_COOKIE, value: token, url: shop }])
  await context.addInitScript(OBSERVER)
  const page = await context.newPage()
  await page.goto(shop + form.path)
  await form.isReady(page)
  await page.waitForLoadState("networkidle")
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  const result = await typeInto(page, form)
  await context.close()
  return result
}

/**
 * Types into every field of the staff's forms on a slow processor.
 * @param shop address of a storefront built for production
 * @param token of a staff session
 */
export async function measureTyping(
  browserPath: string,
  shop: string,
  token: string,
): Promise<TypingResult[]> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    // Chromium refuses to start its sandbox as root, which is what containers usually are.
    args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  })
  try {
    const results: TypingResult[] = []
    for (const form of FORMS) results.push(await measure(browser, shop, token, form))
    return results
  } finally {
    await browser.close()
  }
}
