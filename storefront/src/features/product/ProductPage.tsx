import {
  Badge,
  BarList,
  Breadcrumb,
  Container,
  Gallery,
  Heading,
  ProductCard,
  ProductGrid,
  Prose,
  Rating,
  Ruled,
  Section,
  SpecificationTable,
  StockBadge,
  Text,
} from "@scanwright/design-system"
import { routes } from "@/config/routes"
import { site } from "@/config/site"
import { catalogue } from "@/content/catalogue"
import { AddToCart } from "@/features/cart/AddToCart"
import { toCartProduct } from "@/features/cart/cart-product"
import { SaveButton } from "@/features/saved/SaveButton"
import { JsonLd } from "@/features/seo/JsonLd"
import { breadcrumbList, productData } from "@/features/seo/structured-data"
import type { Product } from "@/lib/medusa/shapes"
import { KeyFeatures } from "./KeyFeatures"
import { toSafeHtml } from "./long-description"
import { ProductPrice } from "./ProductPrice"
import { withVat } from "./vat"

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
      <Heading level="h1" size="xl" className="mt-4">
        {product.name}
      </Heading>
      {product.partNumber && (
        <Text tone="muted" figures="part-number" className="mt-2">
          SKU: {product.partNumber}
        </Text>
      )}
      {(!rating.isDefault || site().showsDefaultRating) && (
        <Rating value={rating.value} reviewCount={rating.count} className="mt-3" />
      )}
      <Ruled className="mt-6">
        <ProductPrice price={product.price} priceText={product.priceText} />
        <StockBadge stock={product.stock} className="mt-4" />
        <div className="mt-6 flex flex-wrap items-end gap-3">
          <AddToCart product={toCartProduct(product)} withQuantity />
          <SaveButton product={toCartProduct(product)} size="lg" />
        </div>
      </Ruled>
      {product.description && (
        <Text size="lg" tone="muted" className="mt-6">
          {product.description}
        </Text>
      )}
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
            <Heading level="h2" className="mb-4">
              {words.description}
            </Heading>
            <Prose html={toSafeHtml(product.longDescription)} />
          </div>
        )}
        <div className="grid content-start gap-12">
          {product.specifications.length > 0 && (
            <div>
              <Heading level="h2" className="mb-4">
                {words.specification}
              </Heading>
              <SpecificationTable rows={[...product.specifications]} />
            </div>
          )}
          {product.compatibility.length > 0 && (
            <div>
              <Heading level="h2" className="mb-4">
                {words.compatibility}
              </Heading>
              <BarList items={[...product.compatibility]} />
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
                priceIncVat={one.price === null ? null : withVat(one.price).incVat}
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
