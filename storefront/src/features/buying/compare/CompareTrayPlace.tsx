"use client"

import { optionalPart } from "@/lazy/optional-part"
import { useStored } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

const LazyTray = optionalPart(() => import("./LazyTray"))

/** Where the tray of products to compare stands, on pages that have a `CompareButton`. It is loaded for the first product. */
export function CompareTrayPlace() {
  return useStored(COMPARE_KEY, (items) => items.length > 0, false) && <LazyTray />
}
