import { Section } from "@scanwright/design-system"
import { product as copy } from "@/content/product"
import type { CompatibleEntry, FittingGroup } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { CompareTrayPlace, ProductCardActions, RecentlyViewed, toCartProduct } from "@/features/buying"
import { BuyBarPlace } from "./BuyBarPlace"
import { BoughtWith, FittingProducts } from "./FittingProducts"
import { CountView } from "./CountView"
import { ProductCarousel } from "./islands"
import { ProductQuestion } from "./ProductQuestion"
import { ADD_ID } from "./ProductSummary"
import { ProductFacts } from "./ProductFacts"
import { pathOf, toCard } from "./to-card"

interface Props {
  product: Product
  /** Related products, shown below. */
  related: readonly Product[]
  compatibility: readonly CompatibleEntry[]
  /** What fits it, and what it fits. */
  fitting: readonly FittingGroup[]
  /** What customers asked for together with it. */
  boughtWith: readonly Product[]
}

/** The page of a product. */
export function ProductPage({ product, related, compatibility, fitting, boughtWith }: Props) {
  return (
    <>
      <ProductFacts product={product} compatibility={compatibility} />
      <FittingProducts groups={fitting} />
      <BoughtWith products={boughtWith} />
      {related.length > 0 && (
        <Section ground="raised" className="print:hidden">
          <ProductCarousel
            title={copy.related}
            products={related.map((one) => ({
              ...toCard(one),
              actions: <ProductCardActions product={toCartProduct(one)} />,
            }))}
          />
        </Section>
      )}
      <ProductQuestion product={product} />
      <BuyBarPlace product={toCartProduct(product)} buttonId={ADD_ID} />
      <RecentlyViewed path={pathOf(product)} />
      <CompareTrayPlace />
      <CountView productId={product.id} />
    </>
  )
}
