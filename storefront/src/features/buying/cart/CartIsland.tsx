"use client"

import { CartSkeleton } from "@scanwright/design-system"
import { lazy, Suspense } from "react"
import { cartCopy } from "@/content/cart"
import { PartBoundary } from "@/lazy/PartBoundary"
import { useIsHydrated } from "@/lazy/use-is-hydrated"

const CartScreen = lazy(() => import("./CartScreen"))

/** The contents of the cart page, loaded after the page: the server does not know the browser's cart. */
export function CartIsland() {
  const isHydrated = useIsHydrated()
  // As high as the window: the cart is higher than the skeleton, and must not shift anything visible.
  const skeleton = (
    <div className="min-h-dvh noscript:hidden">
      <CartSkeleton label={cartCopy.loading} />
    </div>
  )
  return isHydrated ? (
    <PartBoundary>
      <Suspense fallback={skeleton}>
        <CartScreen />
      </Suspense>
    </PartBoundary>
  ) : (
    skeleton
  )
}
