"use client"

import { CartSkeleton } from "@scanwright/design-system"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { cartWords } from "@/content/cart"

const CartScreen = lazy(() => import("./CartScreen"))

const never = () => () => undefined

/** What the browser's cart shows, loaded after the page: the server knows nothing of it. */
export function CartIsland() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // As high as the window: what comes is higher than the skeleton, and must push nothing that can be seen.
  const skeleton = (
    <div className="min-h-dvh noscript:hidden">
      <CartSkeleton label={cartWords.loading} />
    </div>
  )
  return isBrowser ? (
    <Suspense fallback={skeleton}>
      <CartScreen />
    </Suspense>
  ) : (
    skeleton
  )
}
