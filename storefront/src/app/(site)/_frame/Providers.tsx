"use client"

import { DesignSystemProvider } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { CartProvider } from "@/features/buying/cart/cart-scope"
import { SavedProvider } from "@/features/buying/saved/saved-scope"
import "@/lib/traversals"
import { RouterLink } from "@/shell/layout/RouterLink"
import { SitePicture } from "@/shell/layout/SitePicture"

/** Passes the router to the design system, and provides the cart and the saved products to the page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider link={RouterLink} image={SitePicture} currentPath={usePathname()}>
      <CartProvider>
        <SavedProvider>{children}</SavedProvider>
      </CartProvider>
    </DesignSystemProvider>
  )
}
