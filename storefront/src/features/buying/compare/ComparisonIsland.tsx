"use client"

import { onHydration } from "@/lazy/on-hydration"

/** The comparison: rendered whole by the server, and hydrated once its script is loaded. */
export const ComparisonIsland = onHydration(() =>
  import("./Comparison").then(({ Comparison }) => ({ default: Comparison })),
)
