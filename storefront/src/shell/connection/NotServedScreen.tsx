"use client"

import { ErrorScreen } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { checkConnection } from "./check-connection"
import type { NotServedKind } from "./NotServed"
import { retryWait } from "./retry"

const reload = () => window.location.reload()

/** Loads the page as soon as it can be had. @param onFailure called when it cannot be had yet */
async function attempt(onFailure: () => void): Promise<void> {
  // Nobody waits for a page in a hidden tab.
  const isServed = document.visibilityState === "visible" && (await checkConnection()) === "connected"
  if (isServed) reload()
  else onFailure()
}

/**
 * Says that our server could not be reached, and asks for it again and again: the page loads by itself as soon as it can.
 * Where scripts do not run, the words and the way home stand in the HTML.
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
        attempts > 0 ? "Our server still gives no answer. This page keeps trying by itself." : undefined
      }
      onTryAgain={() => void attempt(count)}
      onReload={reload}
    />
  )
}
