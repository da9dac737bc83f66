"use client"

import { ProductGrid } from "@scanwright/design-system"
import { listing } from "@/content/listing"
import { ProductSummaryCard } from "@/features/catalogue/ProductSummaryCard"
import { CompareButton } from "@/features/compare/CompareButton"
import type { ProductSummary } from "@/lib/medusa/shapes"

/** Cards whose pictures are on the first screen of a wide window. */
const FIRST_SCREEN = 3

/** Products as cards, each of which can be put beside others. */
export function ListingCards({ products }: { products: ProductSummary[] }) {
  return (
    <ProductGrid label={listing.caption}>
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
