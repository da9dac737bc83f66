"use client"

import { useEffect, useState } from "react"

/** Longest wait for a quiet moment after the page has loaded, in ms. */
const QUIET_WAIT_MS = 2_000

const whenQuiet = (act: () => void) => {
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: QUIET_WAIT_MS })
  else setTimeout(act, QUIET_WAIT_MS)
}

/** False until the page has loaded and a quiet moment has come: for what may not delay it. */
export function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(false)
  useEffect(() => {
    const settle = () => whenQuiet(() => setSettled(true))
    if (document.readyState === "complete") settle()
    else window.addEventListener("load", settle, { once: true })
    return () => window.removeEventListener("load", settle)
  }, [])
  return hasSettled
}
