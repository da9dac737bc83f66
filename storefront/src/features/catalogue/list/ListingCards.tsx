"use client"

import { ProductGrid } from "@scanwright/design-system"
import { ProductSummaryCard } from "@/features/catalogue/cards/ProductSummaryCard"
import type { ProductSummary } from "@/lib/medusa/shapes"

/** Number of cards whose pictures are on the first screen of a wide window. */
const FIRST_SCREEN = 3

interface Props {
  /** Label of the list for screen readers. */
  label: string
  products: readonly ProductSummary[]
}

/** Products as cards. */
export function ListingCards({ label, products }: Props) {
  return (
    <ProductGrid label={label}>
      {products.map((product, index) => (
        <ProductSummaryCard
          key={product.id}
          product={product}
          headingLevel="h2"
          priority={index < FIRST_SCREEN}
        />
      ))}
    </ProductGrid>
  )
}
