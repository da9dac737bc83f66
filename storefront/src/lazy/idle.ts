/** Longest wait for an idle moment after the page has loaded, in ms; also the wait where browsers announce none. */
const IDLE_WAIT_MS = 2_000

/** Waits until the page has loaded and the browser is idle. Runs in browsers only. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_WAIT_MS })
    else setTimeout(resolve, IDLE_WAIT_MS)
  })
}
