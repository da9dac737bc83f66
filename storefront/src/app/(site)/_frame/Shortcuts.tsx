"use client"

import { FloatingButtons, toaster } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import * as routes from "@/config/routes"
import { ConnectionWatch } from "@/shell/connection/ConnectionWatch"
import { totalsOf } from "@/features/buying/cart/cart-item"
import { useCart } from "@/features/buying/cart/use-cart"
import { VAT_KEY } from "@/lib/vat-script"
import { chooseVat, useVatView } from "@/features/buying/vat/vat-view"
import { Optional } from "@/lib/Optional"
import { useRouteEffects } from "@/shell/layout/useRouteEffects"

const Toaster = lazy(async () => ({ default: (await import("@/shell/layout/PageToaster")).PageToaster }))

/** Where toasts appear, from the first one on. */
function ToastPlace() {
  const hasToast = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.current() !== null,
    () => false,
  )
  return hasToast && <Toaster />
}

/** Shows the prices that another tab has chosen. */
function useVatOfOtherTabs() {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === VAT_KEY) chooseVat(newValue === "inc" ? "inc" : "ex")
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [])
}

function Floating() {
  const { quantity, subtotal, total } = totalsOf(useCart(({ items }) => items))
  const vat = useVatView()
  const isCartPage = usePathname() === routes.cart
  const cart = { href: routes.cart, count: quantity, total: vat === "inc" ? total : subtotal, vat }
  return <FloatingButtons calculatorHref={routes.co2Calculator} cart={isCartPage ? null : cart} />
}

/**
 * What floats over every page, the calculator, the way up, the cart and toasts, and what happens when the page changes.
 * Loaded once the first page has settled.
 */
export function Shortcuts() {
  useVatOfOtherTabs()
  useRouteEffects()
  return (
    <>
      <ConnectionWatch />
      <Optional>
        <Suspense fallback={null}>
          <Floating />
        </Suspense>
      </Optional>
      <Optional>
        <Suspense fallback={null}>
          <ToastPlace />
        </Suspense>
      </Optional>
    </>
  )
}
