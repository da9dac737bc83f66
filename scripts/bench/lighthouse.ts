import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { type Result } from "lighthouse"
import { chromium } from "playwright"
import { bins } from "../lib/paths.ts"
import { freePort } from "../lib/ports.ts"
import { median, type Target } from "./load.ts"

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const
type Category = (typeof CATEGORIES)[number]

/** Aims for a page on Lighthouse's simulated phone, from the catalogue's specification. */
export const LIGHTHOUSE_AIMS = {
  scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  largestContentfulPaint: 1_800,
  totalBlockingTime: 100,
  layoutShift: 0.02,
} as const

/** Lighthouse's results for a page; each number is the median of the runs. */
export interface LighthouseResult {
  name: string
  /** of 100 */
  scores: Record<Category, number>
  /** ms */
  largestContentfulPaint: number
  /** ms */
  totalBlockingTime: number
  /** layout shift score */
  layoutShift: number
  /** failed audits of accessibility, best practices and SEO, by Lighthouse's names */
  faults: string[]
}

const scoreOf = ({ categories }: Result, category: Category) => (categories[category]?.score ?? NaN) * 100
const figureOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? NaN

/** Failed audits, except those that only measure speed. */
function faultsOf({ audits, categories }: Result): string[] {
  return CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}

/** Longest visit, in ms. */
const VISIT_MS = 180_000
/** Largest result: it has pictures of the page. */
const RESULT_BYTES = 64 * 1024 * 1024

/** Visits a page once, with an empty cache. @throws Error where Lighthouse cannot load it */
async function visit(browserPath: string, url: string): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [
      `--remote-debugging-port=${port}`,
      "--disable-background-networking",
      // Chromium refuses to start its sandbox as root, which is what containers usually are.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  })
  try {
    // In a process of its own: what loads our TypeScript would rewrite the functions that Lighthouse sends into the page.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        bins.lighthouse,
        url,
        `--port=${port}`,
        // Network and processor are really slowed down. Lighthouse's default estimate counts every script that arrived
        // before the first paint as if the paint had waited for it, and from a server on this machine all scripts do.
        "--throttling-method=devtools",
        `--only-categories=${CATEGORIES.join(",")}`,
        ...["--output=json", "--output-path=stdout", "--quiet"],
      ],
      { timeout: VISIT_MS, maxBuffer: RESULT_BYTES },
    )
    const result = JSON.parse(stdout) as Result
    if (result.runtimeError)
      throw new Error(`Lighthouse could not look at ${url}: ${result.runtimeError.message}`)
    return result
  } finally {
    await browser.close()
  }
}

/** The medians of one page. @param runs at least one */
export function summaryOf(name: string, runs: readonly Result[]): LighthouseResult {
  const middle = (figure: (run: Result) => number) => median(runs.map(figure))
  const score = (category: Category) => Math.round(middle((run) => scoreOf(run, category)))
  return {
    name,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    largestContentfulPaint: middle((run) => figureOf(run, "largest-contentful-paint")),
    totalBlockingTime: middle((run) => figureOf(run, "total-blocking-time")),
    layoutShift: middle((run) => figureOf(run, "cumulative-layout-shift")),
    faults: [...new Set(runs.flatMap(faultsOf))].sort(),
  }
}

/**
 * Runs Lighthouse on pages, one after the other: its phone with a slow processor on a slow network.
 *
 * @param browserPath Chromium
 * @param targets pages; a missing one is left out
 * @param rounds visits of each
 */
export async function measureLighthouse(
  browserPath: string,
  targets: readonly Target[],
  rounds: number,
): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = []
  for (const { name, url } of targets) {
    // The page is rendered and stored by this request, so that all visits find it stored.
    if (!(await fetch(url)).ok) continue
    const runs: Result[] = []
    for (let round = 0; round < rounds; round += 1) runs.push(await visit(browserPath, url))
    results.push(summaryOf(name, runs))
  }
  return results
}
