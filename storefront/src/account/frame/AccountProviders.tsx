"use client"

import { DesignSystemProvider } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { RouterLink } from "@/shell/layout/RouterLink"
import { SitePicture } from "@/shell/layout/SitePicture"

/** Passes the router to the design system, on pages without the shop's header. */
export function AccountProviders({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider link={RouterLink} image={SitePicture} currentPath={usePathname()}>
      {children}
    </DesignSystemProvider>
  )
}
