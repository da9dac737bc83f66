"use client"

import { optionalPart } from "@/lazy/optional-part"
import { useStored } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

const LazyComparedLink = optionalPart(() => import("./LazyComparedLink"))

/** Leads to the comparison of the products stored in this browser, where there is something to compare. */
export function ComparedLink() {
  return useStored(COMPARE_KEY, (items) => items.length >= 2, false) && <LazyComparedLink />
}
