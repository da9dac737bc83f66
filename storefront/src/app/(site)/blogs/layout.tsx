import type { ReactNode } from "react"

// Rendered on the first request, and a static file from then on.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

/** Articles. */
export default function BlogsLayout({ children }: { children: ReactNode }) {
  return children
}
