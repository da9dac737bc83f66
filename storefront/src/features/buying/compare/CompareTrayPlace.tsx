"use client"

import { lazy, Suspense } from "react"
import { Optional } from "@/lib/Optional"
import { useKept } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

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
