"use client"

import { ErrorScreen } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import type { NotServedKind } from "./NotServed"
import { isServed, retryWait } from "./retry"

const reload = () => window.location.reload()

/**
 * Says that our server could not be reached, and asks for it again and again: the page loads by itself as soon as it can.
 * Where scripts do not run, the words and the way home stand in the HTML.
 */
export default function NotServedScreen({ kind }: { kind: NotServedKind }) {
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => {
      void isServed().then((served) => (served ? reload() : setAttempts((before) => before + 1)))
    }, retryWait(attempts))
    return () => clearTimeout(timer)
  }, [attempts])

  const tryAgain = () => {
    void isServed().then((served) => (served ? reload() : setAttempts((before) => before + 1)))
  }

  return (
    <ErrorScreen
      kind={kind}
      message={
        attempts > 0 ? "Our server still gives no answer. This page keeps trying by itself." : undefined
      }
      onTryAgain={tryAgain}
      onReload={reload}
    />
  )
}
