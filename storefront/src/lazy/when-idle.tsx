"use client"

import { type ComponentType, useEffect, useState } from "react"
import { settled } from "./idle"

/**
 * A part that is loaded once the page has settled. Without it the page is whole, so a failure is only logged.
 *
 * @param name of the part, for the log
 * @param load imports it
 */
export function late(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function Late() {
    const [Part, setPart] = useState<ComponentType>()
    useEffect(() => {
      settled()
        .then(load)
        .then((loaded) => setPart(() => loaded))
        .catch((error: unknown) => console.error(`Loading ${name}:`, error))
    }, [])
    return Part && <Part />
  }
}
