"use client"

import { type ComponentType, useEffect, useState } from "react"
import { settled } from "@/lib/settled"

/** Loads what floats over the page once the page has settled. Without it the page is whole, so a failure is only logged. */
export function LateShortcuts() {
  const [Shortcuts, setShortcuts] = useState<ComponentType>()
  useEffect(() => {
    settled()
      .then(() => import("./Shortcuts"))
      .then((loaded) => setShortcuts(() => loaded.Shortcuts))
      .catch((error: unknown) => console.error("Loading the shortcuts:", error))
  }, [])
  return Shortcuts && <Shortcuts />
}
