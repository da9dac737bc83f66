"use client"

import { CartSkeleton } from "@scanwright/design-system"
import { lazy, Suspense } from "react"
import { cartCopy } from "@/content/cart"
import { useIsHydrated } from "@/lazy/use-is-hydrated"

const CartScreen = lazy(() => import("./CartScreen"))

/** What the browser's cart shows, loaded after the page: the server knows nothing of it. */
export function CartIsland() {
  const isHydrated = useIsHydrated()
  // As high as the window: what comes is higher than the skeleton, and must push nothing that can be seen.
  const skeleton = (
    <div className="min-h-dvh noscript:hidden">
      <CartSkeleton label={cartCopy.loading} />
    </div>
  )
  return isHydrated ? (
    <Suspense fallback={skeleton}>
      <CartScreen />
    </Suspense>
  ) : (
    skeleton
  )
}
