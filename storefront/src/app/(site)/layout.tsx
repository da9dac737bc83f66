import type { ReactNode } from "react"
import { SiteShell } from "./_frame/SiteShell"

/** Layout of every public page. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
