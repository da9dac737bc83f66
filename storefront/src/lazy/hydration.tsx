"use client"

import { useEffect, useState } from "react"

declare global {
  /** Puts texts that the browser's translator has replaced back into all that is not hydrated yet. */
  var showOriginalTexts: (() => void) | undefined
}

/**
 * Stands before what is hydrated: React would draw a page or a part anew whose texts the browser has translated, without what
 * a visitor has typed or pressed. The translator then finds them again.
 */
export function BeforeHydration() {
  // In the first render, for React then goes on to the siblings and compares their texts.
  useState(globalThis.showOriginalTexts)
  return null
}

/** Calls back once the siblings before it are hydrated. @param onHydrated must stay the same function */
export function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return null
}
