"use client"

import { DesignSystemProvider, type LinkComponentProps } from "@scanwright/design-system"
import NextLink from "next/link"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { CartProvider } from "@/features/cart/cart-scope"
import { SavedProvider } from "@/features/saved/saved-scope"

/** The router's link. Addresses come from config/routes.ts, which knows them better than the generated types. */
function RouterLink({ href, ...props }: LinkComponentProps) {
  return <NextLink href={href} prefetch={false} {...props} />
}

/** Joins the design system to the router, and puts the page into the scope of the cart and of the saved products. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider link={RouterLink} currentPath={usePathname()}>
      <CartProvider>
        <SavedProvider>{children}</SavedProvider>
      </CartProvider>
    </DesignSystemProvider>
  )
}
