import { Pagination, ProductGrid } from "@scanwright/design-system"
import type { ProductPage } from "@/lib/medusa/catalogue"
import { ProductSummaryCard } from "./ProductSummaryCard"

/** Cards whose pictures are on the first screen of a wide window. */
const FIRST_SCREEN = 4

interface Props {
  list: ProductPage
  page: number
  hrefFor: (page: number) => string
}

/** One page of a list of products, and the way to its other pages. */
export function ProductList({ list, page, hrefFor }: Props) {
  return (
    <>
      <ProductGrid label="Products">
        {list.products.map((product, index) => (
          <ProductSummaryCard
            key={product.id}
            product={product}
            headingLevel="h2"
            priority={index < FIRST_SCREEN}
          />
        ))}
      </ProductGrid>
      <Pagination page={page} pageCount={list.pageCount} hrefFor={hrefFor} className="mt-10" />
    </>
  )
}
