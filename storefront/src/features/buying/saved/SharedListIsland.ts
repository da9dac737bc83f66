"use client"

import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { onHydration } from "@/lazy/on-hydration"

/** What can be done with a shared list; works once its script is loaded. */
export const SharedListActions = onHydration<{ wanted: readonly WantedProduct[] }>(
  () => import("./LiveSharedListActions"),
)
