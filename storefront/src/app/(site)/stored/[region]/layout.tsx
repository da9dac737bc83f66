import type { ReactNode } from "react"

// Rendered on the first request, and a static file from then on. The build would render pages without parameters, and the
// build knows no catalogue: the region in the internal address of these pages prevents that. next.config.ts rewrites
// public addresses.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

/** Pages whose public address has no parameter. */
export default function StoredLayout({ children }: { children: ReactNode }) {
  return children
}
