"use client"

import { useEffect } from "react"
import * as apiRoutes from "@/config/api-routes"

/** How long a text without result must stay in the field to count, in ms: who is still typing has not searched for it. */
const STAYS_MS = 1_500

/** Searches counted in this tab, until it loads another document. */
const counted = new Set<string>()

async function send(text: string): Promise<void> {
  const response = await fetch(apiRoutes.missedSearches, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
    credentials: "omit",
    keepalive: true,
  })
  if (!response.ok) throw new Error(`${apiRoutes.missedSearches} answered ${response.status}`)
}

/**
 * Counts a search that found no product, once it has stayed for a moment, without anything about the visitor.
 *
 * @param text of the search; null where products were found, or nothing is known yet
 */
export function useMissedSearch(text: string | null): void {
  const key = text?.trim().toLowerCase() ?? ""
  useEffect(() => {
    if (key === "" || counted.has(key)) return
    const stay = setTimeout(() => {
      counted.add(key)
      // Only logged: the search works without its count.
      send(key).catch((error: unknown) => console.error("Counting the search:", error))
    }, STAYS_MS)
    return () => clearTimeout(stay)
  }, [key])
}
