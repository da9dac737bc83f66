"use client"

import { ErrorBoundary, FloatingButtons, toaster } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import * as routes from "@/config/routes"
import { ConnectionWatch } from "@/shell/connection/ConnectionWatch"
import { totalsOf } from "@/features/buying/cart/cart-item"
import { useCart } from "@/features/buying/cart/use-cart"
import { VAT_KEY } from "@/lib/vat-script"
import { chooseVat, useVatView } from "@/features/buying/vat/vat-view"
import { sweepDrafts } from "@/features/forms/sending/sweep-drafts"
import { useRouteEffects } from "@/shell/layout/useRouteEffects"
import { useAccountName } from "./account-name"

const Toaster = lazy(async () => ({ default: (await import("@/shell/layout/PageToaster")).PageToaster }))

/** Container of toasts, rendered from the first toast on. */
function ToastPlace() {
  const hasToast = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.current() !== null,
    () => false,
  )
  return hasToast && <Toaster />
}

/** Applies the VAT choice made in another tab. */
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
 * Floating buttons of every page (calculator, back to top, cart), toasts, the signed-in company's name, and the effects of a
 * route change. Loaded once the first page is idle.
 */
export function Shortcuts() {
  useVatOfOtherTabs()
  useRouteEffects()
  useAccountName()
  useEffect(sweepDrafts, [])
  return (
    <>
      <ConnectionWatch />
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Floating />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <ToastPlace />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
