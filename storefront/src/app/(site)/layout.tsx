import type { ReactNode } from "react"
import { SiteShell } from "@/features/layout/SiteShell"

/** What surrounds every public page. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
