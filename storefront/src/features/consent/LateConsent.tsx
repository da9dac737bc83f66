"use client"

import { type ComponentType, useEffect, useState } from "react"
import { settled } from "@/lib/settled"

/**
 * Loads the cookie banner and preferences once the page has settled. Without them nothing optional is stored, so a failure is
 * only logged.
 */
export function LateConsent() {
  const [Layer, setLayer] = useState<ComponentType>()
  useEffect(() => {
    settled()
      .then(() => import("./ConsentLayer"))
      .then((loaded) => setLayer(() => loaded.ConsentLayer))
      .catch((error: unknown) => console.error("Loading the cookie banner:", error))
  }, [])
  return Layer && <Layer />
}
