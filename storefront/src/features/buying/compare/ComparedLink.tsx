"use client"

import { lazy, Suspense } from "react"
import { Optional } from "@/lib/Optional"
import { useKept } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

const LazyComparedLink = lazy(() => import("./LazyComparedLink"))

/** Leads to the comparison of what this browser remembers, where there is something to compare. */
export function ComparedLink() {
  const isNeeded = useKept(COMPARE_KEY, (items) => items.length >= 2, false)
  return (
    isNeeded && (
      <Optional>
        <Suspense fallback={null}>
          <LazyComparedLink />
        </Suspense>
      </Optional>
    )
  )
}
