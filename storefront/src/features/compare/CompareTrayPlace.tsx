"use client"

import { lazy, Suspense } from "react"
import { Optional } from "@/features/layout/Optional"
import { useKept } from "@/lib/kept/use-kept"
import { COMPARE_KEY } from "./compare-figures"

const LazyTray = lazy(() => import("./LazyTray"))

/** Where the tray of products to compare stands, on pages that have a `CompareButton`. It is loaded for the first product. */
export function CompareTrayPlace() {
  const isNeeded = useKept(COMPARE_KEY, (items) => items.length > 0, false)
  return (
    isNeeded && (
      <Optional>
        <Suspense fallback={null}>
          <LazyTray />
        </Suspense>
      </Optional>
    )
  )
}
