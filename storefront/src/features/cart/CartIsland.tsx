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
  const skeleton = <CartSkeleton label={cartWords.loading} />
  return isBrowser ? (
    <Suspense fallback={skeleton}>
      <CartScreen />
    </Suspense>
  ) : (
    <div className="noscript:hidden">{skeleton}</div>
  )
}
