import type { ReactNode } from "react"

// Rendered on the first request, and a static file from then on.
export const dynamic = "force-static"
export const dynamicParams = true
export const revalidate = false
export const generateStaticParams = () => []

/** Layout of brands, their machine types and products. */
export default function ProductsLayout({ children }: { children: ReactNode }) {
  return children
}
