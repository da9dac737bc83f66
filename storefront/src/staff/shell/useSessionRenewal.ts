"use client"

import { useEffect } from "react"

/** How often a session in use is renewed, in ms: several times within the life of a token. */
const RENEW_EVERY_MS = 10 * 60_000

const SIGNS_OF_WORK = ["keydown", "pointerdown", "input"] as const

/** Keeps the session alive while somebody works on a page without asking the server for anything, such as a long text. */
export function useKeptSession(): void {
  useEffect(() => {
    let hasWorked = false
    const stop = new AbortController()
    const work = () => {
      hasWorked = true
    }
    for (const sign of SIGNS_OF_WORK) {
      window.addEventListener(sign, work, { passive: true, capture: true, signal: stop.signal })
    }
    const timer = setInterval(() => {
      if (!hasWorked) return
      hasWorked = false
      fetch("/api/staff/session", { method: "POST", signal: stop.signal }).catch((error: unknown) => {
        // The next write says what is wrong, if it still is.
        console.warn("Renewing the session:", error)
      })
    }, RENEW_EVERY_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [])
}
