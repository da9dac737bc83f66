"use client"

import { optionalPart } from "@/lazy/optional-part"
import { useStored } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

const LazyTray = optionalPart(() => import("./LazyTray"))

/** The tray of products to compare, on pages with a `CompareButton`. Loaded with the first chosen product. */
export function CompareTrayPlace() {
  return useStored(COMPARE_KEY, (items) => items.length > 0, false) && <LazyTray />
}
