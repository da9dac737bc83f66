"use client"

import { type ComponentType, useEffect, useState } from "react"
import { Optional } from "@/lib/Optional"
import { whenIdle } from "./idle"

/**
 * A part that is loaded once the page is idle. The page is complete without the part, so a failure is only logged.
 *
 * @param name of the part, for the log
 * @param load imports the part
 */
export function onIdle(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function IdlePart() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      whenIdle()
        .then(load)
        .then((loaded) => setPart(() => loaded))
        .catch((error: unknown) => console.error(`Loading ${name}:`, error))
    }, [])
    return (
      Part && (
        <Optional>
          <Part />
        </Optional>
      )
    )
  }
}
