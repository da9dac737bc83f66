import { Section } from "@scanwright/design-system"
import { product as copy } from "@/content/product"
import type { CompatibleEntry } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { CompareTrayPlace } from "@/features/buying"
import { RecentlyViewed } from "@/features/buying"
import { ProductCarousel } from "./islands"
import { ProductQuestion } from "./ProductQuestion"
import { ProductFacts } from "./ProductFacts"
import { pathOf, toCard } from "./to-card"

interface Props {
  product: Product
  /** Related products, shown below. */
  related: readonly Product[]
  compatibility: readonly CompatibleEntry[]
}

/** The page of a product. */
export function ProductPage({ product, related, compatibility }: Props) {
  return (
    <>
      <ProductFacts product={product} compatibility={compatibility} />
      <ProductQuestion product={product} />
      {related.length > 0 && (
        <Section ground="raised" className="print:hidden">
          <ProductCarousel title={copy.related} products={related.map(toCard)} />
        </Section>
      )}
      <RecentlyViewed path={pathOf(product)} />
      <CompareTrayPlace />
    </>
  )
}
