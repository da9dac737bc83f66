import type { ReactNode } from "react"

// Rendered when first asked for, and a static file from then on. A page without parameters would be rendered by the build,
// which knows no catalogue: the region in these pages' address, which next.config.ts keeps to itself, prevents that.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

/** Pages whose public address has no parameter. */
export default function StoredLayout({ children }: { children: ReactNode }) {
  return children
}
