"use client"

import { useState } from "react"
import { type TableNavigation } from "./types"

/** Wraps a table's navigation to record that the visitor has sorted: only then is the order announced. */
export function useSortAnnouncement(navigation: TableNavigation): {
  hasSorted: boolean
  sortNavigation: TableNavigation
} {
  const [hasSorted, setSorted] = useState(false)
  if (navigation.hrefFor) return { hasSorted, sortNavigation: navigation }
  const onViewChange: typeof navigation.onViewChange = (view) => {
    setSorted(true)
    navigation.onViewChange(view)
  }
  return { hasSorted, sortNavigation: { onViewChange } }
}
