import type { ReactNode } from "react"
import { SiteShell } from "@/features/layout/SiteShell"

/** What surrounds the search results, which stand outside the static pages because they need the query. */
export default function SearchLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
