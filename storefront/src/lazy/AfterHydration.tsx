"use client"

import { useEffect } from "react"

/** Calls back once the siblings before it are hydrated. @param onHydrated must stay the same function */
export function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    onHydrated()
  }, [onHydrated])
  return null
}
