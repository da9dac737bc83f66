import type { ReactNode } from "react"
import { SiteShell } from "@/features/layout/SiteShell"

// Public pages are rendered when first asked for and are static files from then on (docs/adr). The hidden first segment,
// which next.config.ts adds to every public address, keeps the build from rendering them: it knows no region.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

/** What surrounds every public page. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
