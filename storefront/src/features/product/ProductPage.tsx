import {
  Breadcrumb,
  Container,
  FactList,
  Heading,
  Section,
  SpecificationTable,
} from "@scanwright/design-system"
import { product as words } from "@/content/product"
import type { CompatibleEntry } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { CompareTrayPlace } from "@/features/compare/CompareTrayPlace"
import { RecentlyViewed } from "@/features/recent/RecentlyViewed"
import { crumbsOf } from "./about-product"
import { ProductCarousel, ProductGallery } from "./islands"
import { ProductEnquiry } from "./ProductEnquiry"
import { ProductSummary } from "./ProductSummary"
import { ProductTabPanels } from "./ProductTabPanels"
import { pathOf, toCard } from "./to-card"

interface Props {
  product: Product
  /** Shown below as further choices. */
  related: readonly Product[]
  compatibility: readonly CompatibleEntry[]
}

function Details({ product, compatibility }: Omit<Props, "related">) {
  const { specifications } = product
  return (
    <Section ground="raised">
      <div className="grid gap-12 lg:grid-cols-3">
        <div className={specifications.length > 0 ? "lg:col-span-2" : "lg:col-span-3"}>
          <ProductTabPanels product={product} compatibility={compatibility} />
        </div>
        {specifications.length > 0 && (
          <div>
            <Heading level="h2" className="mb-4">
              {words.specification}
            </Heading>
            <SpecificationTable rows={[...specifications]} />
          </div>
        )}
      </div>
    </Section>
  )
}

/** Everything the shop says of a product. */
export function ProductPage({ product, related, compatibility }: Props) {
  const crumbs = crumbsOf(product)
  return (
    <>
      <Container className="pt-6 pb-16">
        <Breadcrumb items={crumbs} />
        <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-16">
          <ProductGallery
            name={product.name}
            images={product.images.map(({ url, alt, title }) => ({ src: url, alt, title }))}
          />
          <ProductSummary product={product} />
        </div>
        <FactList items={words.trust} className="mt-12" />
      </Container>
      <Details product={product} compatibility={compatibility} />
      <ProductEnquiry product={product} />
      {related.length > 0 && (
        <Section ground="raised">
          <ProductCarousel title={words.related} products={related.map(toCard)} />
        </Section>
      )}
      <RecentlyViewed path={pathOf(product)} />
      <CompareTrayPlace />
    </>
  )
}
