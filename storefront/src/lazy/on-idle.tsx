"use client"

import { ErrorBoundary } from "@scanwright/design-system"
import { type ComponentType, useEffect, useState } from "react"
import { whenIdle } from "./idle"

/**
 * A part that is loaded once the page is idle. The page is complete without the part, so a failure is only logged.
 *
 * @param load imports the part
 */
export function onIdle(load: () => Promise<ComponentType>): ComponentType {
  return function IdlePart() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      whenIdle()
        .then(load)
        .then((loaded) => setPart(() => loaded))
        .catch((error: unknown) => console.error("Loading a part of the page:", error))
    }, [])
    return (
      Part && (
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      )
    )
  }
}
