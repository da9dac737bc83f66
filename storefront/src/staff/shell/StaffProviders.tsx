"use client"

import { DesignSystemProvider, Toaster } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import type { ReactNode } from "react"
import { SitePicture } from "@/shell/layout/SitePicture"
import { StaffLink } from "./StaffLink"

/** Passes the router to the design system, and renders the container of toasts. */
export function StaffProviders({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider link={StaffLink} image={SitePicture} currentPath={usePathname()}>
      {children}
      <Toaster />
    </DesignSystemProvider>
  )
}
