/** Longest wait for a quiet moment after the page has loaded, in ms; also the wait where there is no way to notice one. */
const QUIET_WAIT_MS = 2_000

/** Waits until the page has loaded and a quiet moment has come: for what may not delay it. Only browsers have such moments. */
export async function settled(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: QUIET_WAIT_MS })
    else setTimeout(resolve, QUIET_WAIT_MS)
  })
}
