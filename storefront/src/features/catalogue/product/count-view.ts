import * as apiRoutes from "@/config/api-routes"

/** How long a page is in view before its visit counts, in ms: who leaves at once was not interested. */
const IN_VIEW_MS = 5_000
/** How often it is checked, in ms. */
const CHECK_MS = 1_000

/** What counting needs of the browser. */
export interface Visit {
  /** Whether the page can be seen at present. */
  isInView: () => boolean
  /** Whether a program drives the browser, or the page was reloaded or reached by Back or Forward. */
  isNoFirstVisit: () => boolean
  send: (productId: string) => Promise<void>
}

async function send(productId: string): Promise<void> {
  const response = await fetch(apiRoutes.productViews, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ product_id: productId }),
    credentials: "omit",
    keepalive: true,
  })
  if (!response.ok) throw new Error(`${apiRoutes.productViews} answered ${response.status}`)
}

function isNoFirstVisit(): boolean {
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const isOfDocument = document && new URL(document.name).pathname === window.location.pathname
  return navigator.webdriver || (isOfDocument === true && document.type !== "navigate")
}

const browser: Visit = { isInView: () => document.visibilityState === "visible", isNoFirstVisit, send }

/** Products counted in this tab, until it loads another document. */
const counted = new Set<string>()

/**
 * Counts the visit of a product's page once it was in view for some seconds, without anything about the visitor. Programs,
 * reloads and repeated visits in a tab do not count.
 *
 * @param signal aborted when the visitor leaves the page
 */
export function countView(productId: string, signal: AbortSignal, visit: Visit = browser): void {
  if (signal.aborted || counted.has(productId) || visit.isNoFirstVisit()) return
  let inView = 0
  const checks = setInterval(() => {
    if (visit.isInView()) inView += CHECK_MS
    if (inView < IN_VIEW_MS) return
    clearInterval(checks)
    counted.add(productId)
    // Only logged: the page is whole without its count.
    visit.send(productId).catch((error: unknown) => console.error("Counting the visit:", error))
  }, CHECK_MS)
  signal.addEventListener("abort", () => clearInterval(checks), { once: true })
}
