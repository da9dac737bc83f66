"use client"

import { ErrorScreen, type ErrorKind } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { startTransition, useEffect, useEffectEvent } from "react"

/** Waits between the tries, in ms (specification, section 9: backoff 2 s, 4 s, 8 s, then the check every 30 s). */
const WAITS_MS = [2_000, 4_000, 8_000, 30_000] as const

/** Tells that the page could not be read, and asks for it again: by itself, when the network is back, and on request. */
export function RetryingScreen({ kind }: { kind: ErrorKind }) {
  const router = useRouter()
  const retry = useEffectEvent(() => startTransition(() => router.refresh()))

  useEffect(() => {
    let tries = 0
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(
        () => {
          // Nobody waits for a page in a hidden tab.
          if (document.visibilityState === "visible") retry()
          tries += 1
          wait()
        },
        WAITS_MS[Math.min(tries, WAITS_MS.length - 1)],
      )
    }
    const onOnline = () => retry()
    wait()
    window.addEventListener("online", onOnline)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener("online", onOnline)
    }
  }, [])

  return <ErrorScreen kind={kind} onTryAgain={() => startTransition(() => router.refresh())} />
}
