"use client"

import { ProductGrid } from "@scanwright/design-system"
import { ProductSummaryCard } from "@/features/catalogue/cards/ProductSummaryCard"
import { CompareButton } from "@/features/buying"
import type { ProductSummary } from "@/lib/medusa/shapes"

/** Cards whose pictures are on the first screen of a wide window. */
const FIRST_SCREEN = 3

interface Props {
  /** What the cards are, for who hears them as a list. */
  label: string
  products: ProductSummary[]
}

/** Products as cards, each of which can be put beside others. */
export function ListingCards({ label, products }: Props) {
  return (
    <ProductGrid label={label}>
      {products.map((product, index) => (
        <ProductSummaryCard
          key={product.id}
          product={product}
          headingLevel="h2"
          priority={index < FIRST_SCREEN}
          actions={<CompareButton product={product} />}
        />
      ))}
    </ProductGrid>
  )
}
