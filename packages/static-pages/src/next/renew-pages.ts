import { setTimeout as pause } from "node:timers/promises"

/** Pages rendered at the same time. */
const PARALLEL = 4
/** Longest wait for one page, in ms. */
const PAGE_TIMEOUT_MS = 15_000
/** Waits before a page is requested again that was still stale, in ms: most are rendered after the first or second. */
const PATIENCE_MS = [50, 100, 200, 400, 800, 1_600, 3_200]

/** Requests a page. @returns whether the response was stale and the page is being rendered */
async function isOld(address: string): Promise<boolean> {
  // `AbortSignal.timeout` would hold what the webhook's request has rendered in memory until its time is over.
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), PAGE_TIMEOUT_MS)
  try {
    // The response is not read, so compression would be wasted.
    const headers = { "accept-encoding": "identity" }
    const response = await fetch(address, {
      cache: "no-store",
      redirect: "manual",
      headers,
      signal: end.signal,
    })
    await response.arrayBuffer()
    return response.headers.get("x-nextjs-cache") === "STALE"
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Requests a page until it has been rendered after the change: a render already under way may show the old data. While
 * the backend is unavailable the page stays as it was, until its next request.
 */
async function renew(address: string): Promise<void> {
  try {
    for (const wait of PATIENCE_MS) {
      if (!(await isOld(address))) return
      await pause(wait)
    }
  } catch (error) {
    console.error(`Refreshing the page ${address} failed:`, error)
  }
}

/**
 * Renders pages again, a few at a time. Their tags must have been invalidated before. Never throws: a page that could not
 * be rendered stays as it was, until its next request.
 *
 * @param paths of the pages
 * @param origin address at which the storefront reaches itself
 */
export async function renewPages(paths: readonly string[], origin: string): Promise<void> {
  // An ES module only, and this package is compiled for `require`, too.
  const { default: pLimit } = await import("p-limit")
  await pLimit(PARALLEL).map(paths, (path) => renew(origin + path))
}
