import {
  Badge,
  Breadcrumb,
  Container,
  Gallery,
  ProductCard,
  ProductGrid,
  Prose,
  Rating,
  Section,
  SpecificationTable,
  StockBadge,
} from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { site } from "@/config/site"
import { catalogue } from "@/content/catalogue"
import { JsonLd } from "@/features/seo/JsonLd"
import { breadcrumbList, productData } from "@/features/seo/structured-data"
import type { Product } from "@/lib/medusa/shapes"
import { KeyFeatures } from "./KeyFeatures"
import { toSafeHtml } from "./long-description"
import { ProductPrice } from "./ProductPrice"

interface Props {
  product: Product
  /** Shown below as further choices. */
  related: Product[]
}

function crumbsOf({ name, handle, brand, machineType }: Product) {
  return [
    { label: "Home", href: routes.home },
    { label: catalogue.products.title, href: routes.products },
    { label: brand.name, href: routes.brand(brand.handle) },
    { label: machineType.name, href: routes.machineType(brand.handle, machineType.handle) },
    { label: name, href: routes.product(brand.handle, machineType.handle, handle) },
  ]
}

function Summary({ product }: { product: Product }) {
  const { rating } = product
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="accent">{product.brand.name}</Badge>
        <Badge>{product.machineType.name}</Badge>
      </div>
      <h1 className="mt-4 text-3xl font-semibold break-words sm:text-4xl">{product.name}</h1>
      {product.partNumber && <p className="part-number mt-2 text-ink-muted">SKU: {product.partNumber}</p>}
      {(!rating.isDefault || site().showsDefaultRating) && (
        <Rating value={rating.value} reviewCount={rating.count} className="mt-3" />
      )}
      <div className="mt-6 border-y border-line py-6">
        <ProductPrice price={product.price} priceText={product.priceText} />
        <StockBadge stock={product.stock} className="mt-4" />
      </div>
      {product.description && <p className="mt-6 text-lg text-ink-muted">{product.description}</p>}
      <KeyFeatures features={product.keyFeatures} />
    </div>
  )
}

function Details({ product }: { product: Product }) {
  const words = catalogue.product
  return (
    <Section ground="raised">
      <div className="grid gap-12 lg:grid-cols-2">
        {product.longDescription && (
          <div>
            <h2 className="mb-4 text-2xl font-semibold">{words.description}</h2>
            <Prose html={toSafeHtml(product.longDescription)} />
          </div>
        )}
        <div className="grid content-start gap-12">
          {product.specifications.length > 0 && (
            <div>
              <h2 className="mb-4 text-2xl font-semibold">{words.specification}</h2>
              <SpecificationTable rows={[...product.specifications]} />
            </div>
          )}
          {product.compatibility.length > 0 && (
            <div>
              <h2 className="mb-4 text-2xl font-semibold">{words.compatibility}</h2>
              <ul className="grid list-disc gap-1.5 ps-5">
                {product.compatibility.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

/** Everything the shop says of a product. */
export function ProductPage({ product, related }: Props) {
  const crumbs = crumbsOf(product)
  return (
    <>
      <JsonLd data={productData(product)} />
      <JsonLd data={breadcrumbList(crumbs)} />
      <Container className="pt-6 pb-16">
        <Breadcrumb items={crumbs} />
        <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:gap-16">
          <Gallery
            name={product.name}
            images={product.images.map(({ url, alt, title }) => ({ src: url, alt, title }))}
          />
          <Summary product={product} />
        </div>
      </Container>
      <Details product={product} />
      {related.length > 0 && (
        <Section title={catalogue.product.related}>
          <ProductGrid>
            {related.map((one) => (
              <ProductCard
                key={one.id}
                href={routes.product(one.brand.handle, one.machineType.handle, one.handle)}
                name={one.name}
                image={one.images[0]?.url ?? null}
                imageAlt={one.images[0]?.alt}
                partNumber={one.partNumber}
                brand={one.brand.name}
                price={one.price}
                priceText={one.priceText}
                stock={one.stock}
              />
            ))}
          </ProductGrid>
        </Section>
      )}
    </>
  )
}
