"use client"

import { DesignSystemProvider, Toaster } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { SitePicture } from "@/shell/layout/SitePicture"
import { StaffLink } from "./StaffLink"

/** Joins the design system to the router, and gives toasts their place. */
export function StaffProviders({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider link={StaffLink} image={SitePicture} currentPath={usePathname()}>
      {children}
      <Toaster />
    </DesignSystemProvider>
  )
}
