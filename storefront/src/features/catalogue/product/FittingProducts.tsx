import { Heading, ProductGrid, Section } from "@scanwright/design-system"
import { product as copy } from "@/content/product"
import type { FittingGroup } from "@/lib/medusa/product"
import type { Product, ProductSummary } from "@/lib/medusa/shapes"
import { ProductSummaryCard } from "../cards/ProductSummaryCard"

const toSummary = ({ images, ...product }: Product): ProductSummary => ({
  ...product,
  image: images[0]?.url ?? null,
  imageAlt: images[0]?.alt ?? product.name,
})

interface CardsProps {
  label: string
  products: readonly Product[]
  headingLevel: "h3" | "h4"
}

function Cards({ label, products, headingLevel }: CardsProps) {
  return (
    <ProductGrid label={label}>
      {products.map((product) => (
        <ProductSummaryCard key={product.id} product={toSummary(product)} headingLevel={headingLevel} />
      ))}
    </ProductGrid>
  )
}

/** Products that customers asked for together with this one. */
export function BoughtWith({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <Section className="print:hidden">
      <Heading level="h2" className="mb-4">
        {copy.oftenBoughtWith}
      </Heading>
      <Cards label={copy.oftenBoughtWith} products={products} headingLevel="h3" />
    </Section>
  )
}

/** What fits a product, by kind, and the devices that it fits itself: plain links, in the HTML from the start. */
export function FittingProducts({ groups }: { groups: readonly FittingGroup[] }) {
  if (groups.length === 0) return null
  return (
    <Section className="print:hidden">
      <Heading level="h2" id="accessories">
        {groups.some(({ kind }) => kind !== "devices") ? copy.fitting.title : copy.fitting.titleOfFitted}
      </Heading>
      {groups.map(({ kind, products }) => (
        <div key={kind} className="mt-8">
          <Heading level="h3" size="md" className="mb-4">
            {copy.fitting[kind]}
          </Heading>
          <Cards label={copy.fitting[kind]} products={products} headingLevel="h4" />
        </div>
      ))}
    </Section>
  )
}
