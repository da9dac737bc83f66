"use client"

import { optionalPart } from "@/lazy/optional-part"
import { useStored } from "@/storage/use-stored"
import { COMPARE_KEY } from "./compare-product"

const LazyComparedLink = optionalPart(() => import("./LazyComparedLink"))

/** Link to the comparison of the products stored in this browser; hidden where there are none. */
export function ComparedLink() {
  return useStored(COMPARE_KEY, (items) => items.length >= 2, false) && <LazyComparedLink />
}
