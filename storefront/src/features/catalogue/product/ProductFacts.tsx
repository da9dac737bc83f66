import {
  Breadcrumb,
  Container,
  FactList,
  Heading,
  Section,
  SpecificationTable,
  Text,
} from "@scanwright/design-system"
import { product as copy } from "@/content/product"
import type { CompatibleEntry } from "@/lib/medusa/product"
import type { Product } from "@/lib/medusa/shapes"
import { crumbsOf } from "./product-metadata"
import { ProductGallery } from "./islands"
import { ProductSummary } from "./ProductSummary"
import { SPECIFICATION_ID } from "./specification-id"
import { ProductTabPanels } from "./ProductTabPanels"

interface Props {
  product: Product
  compatibility: readonly CompatibleEntry[]
}

/** On paper, the names of the files that the page has. */
function PrintedFiles({ product: { files } }: { product: Product }) {
  if (files.length === 0) return null
  const names = files.map(({ title, type }) => `${title} (${type})`)
  return (
    <Text size="sm" className="mb-4 hidden print:block">
      {copy.downloads}: {names.join("; ")}
    </Text>
  )
}

function Details({ product, compatibility }: Props) {
  const { specifications } = product
  return (
    <Section ground="raised">
      <div className="grid gap-12 lg:grid-cols-3 print:block">
        <div
          className={
            specifications.length > 0
              ? "min-w-0 lg:col-span-2 print:hidden"
              : "min-w-0 lg:col-span-3 print:hidden"
          }
        >
          <ProductTabPanels product={product} compatibility={compatibility} />
        </div>
        <PrintedFiles product={product} />
        {specifications.length > 0 && (
          <div>
            <Heading level="h2" id={SPECIFICATION_ID} className="mb-4">
              {copy.specification}
            </Heading>
            <SpecificationTable rows={[...specifications]} />
          </div>
        )}
      </div>
    </Section>
  )
}

/**
 * The product itself on its page: pictures, price, actions, texts and specification. Printed without the long texts, it fits
 * on one page.
 */
export function ProductFacts({ product, compatibility }: Props) {
  return (
    <>
      <Container className="pt-6 pb-16 print:pb-0">
        <Breadcrumb items={crumbsOf(product)} />
        <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-16 print:grid-cols-3 print:gap-8">
          <ProductGallery
            name={product.name}
            images={product.images.map(({ url, alt, title }) => ({ src: url, alt, title }))}
          />
          <ProductSummary product={product} />
        </div>
        <FactList items={copy.trust} className="mt-12 print:hidden" />
      </Container>
      <Details product={product} compatibility={compatibility} />
    </>
  )
}
