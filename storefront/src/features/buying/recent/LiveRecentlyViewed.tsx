"use client"

import { type RelatedProduct, RelatedProducts, Section } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import * as apiRoutes from "@/config/api-routes"
import { product as copy } from "@/content/product"

/** Longest wait for the products, in ms. */
const TIMEOUT_MS = 8_000

async function read(paths: readonly string[], signal: AbortSignal): Promise<RelatedProduct[]> {
  const response = await fetch(apiRoutes.recentlyViewed(paths), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return ((await response.json()) as { products: RelatedProduct[] }).products
}

/** Recently viewed products with their present names and prices; products that no longer exist are left out. */
export default function LiveRecentlyViewed({ paths }: { paths: readonly string[] }) {
  const [products, setProducts] = useState<RelatedProduct[] | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    read(paths, stop.signal).then(setProducts, (error: unknown) => {
      if (!stop.signal.aborted) console.error("Reading the products viewed before:", error)
    })
    return () => stop.abort()
  }, [paths])

  if (!products?.length) return null
  return (
    <Section className="print:hidden">
      <RelatedProducts title={copy.recent} products={products} />
    </Section>
  )
}
