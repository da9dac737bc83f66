"use client"

import { ErrorScreen } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { checkConnection } from "./check-connection"
import type { NotServedKind } from "./NotServed"
import { retryWait } from "./retry"

const reload = () => window.location.reload()

/** Reloads the page if the shop responds. @param onFailure called when it does not */
async function attempt(onFailure: () => void): Promise<void> {
  // In a hidden tab nobody is waiting.
  const isServed = document.visibilityState === "visible" && (await checkConnection()) === "connected"
  if (isServed) reload()
  else onFailure()
}

/**
 * The screen of a page that could not be read. Retries until the shop responds, and then reloads the page. Without
 * scripts, the HTML has the message and a link home.
 */
export default function NotServedScreen({ kind }: { kind: NotServedKind }) {
  const [attempts, setAttempts] = useState(0)

  const count = () => setAttempts((before) => before + 1)

  useEffect(() => {
    const tryAgain = () => void attempt(() => setAttempts((before) => before + 1))
    const timer = setTimeout(tryAgain, retryWait(attempts))
    addEventListener("online", tryAgain)
    document.addEventListener("visibilitychange", tryAgain)
    return () => {
      clearTimeout(timer)
      removeEventListener("online", tryAgain)
      document.removeEventListener("visibilitychange", tryAgain)
    }
  }, [attempts])

  return (
    <ErrorScreen
      kind={kind}
      message={
        attempts > 0 ? "Our server is not responding. This page keeps trying automatically." : undefined
      }
      onTryAgain={() => void attempt(count)}
      onReload={reload}
    />
  )
}
