import { env } from "@/config/env"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { withVat } from "@/lib/vat"
import type { Product } from "@/lib/medusa/shapes"
import { isDrawing } from "@/lib/picture-sources"
import type { JsonLdNode, JsonLdValue } from "./json-ld"

const absolute = (path: string) => new URL(path, env().SITE_URL).href

/** Id by which other structured data refers to the company. */
export const organizationId = () => absolute("/#organization")

/** The company, as schema.org's Organization. */
export function organization(): JsonLdNode {
  const { name, legalName, founded, phoneInternational, email, address, vatNumber, social } = site()
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(),
    name,
    legalName,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    foundingDate: String(founded),
    telephone: phoneInternational,
    email,
    vatID: vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: "GB",
    },
    sameAs: [social.linkedin, social.youtube],
  }
}

/** One step of a breadcrumb. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

/** A breadcrumb, as schema.org's BreadcrumbList. */
export function breadcrumbList(crumbs: readonly Crumb[]): JsonLdNode {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}

/** A service for structured data. */
interface Service {
  readonly name: string
  /** The kind of service in a few words. */
  readonly kind: string
  readonly description: string
  readonly path: string
}

/** A service of the company, as schema.org's Service. */
export function serviceData({ name, kind, description, path }: Service): JsonLdNode {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name,
    serviceType: kind,
    description,
    url: absolute(path),
    provider: { "@id": organizationId() },
    areaServed: { "@type": "Country", name: "United Kingdom" },
  }
}

/**
 * The offer, at the price of the Google product feed: Google compares the two, and wants VAT included in the United Kingdom
 * (https://support.google.com/merchants/answer/6324371).
 */
function offer(product: Product, url: string): JsonLdValue {
  if (product.price === null) return undefined
  const price = { price: withVat(product.price).incVat.toFixed(2), priceCurrency: "GBP" }
  return {
    "@type": "Offer",
    url,
    ...price,
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, valueAddedTaxIncluded: true },
    availability: product.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": organizationId() },
  }
}

/**
 * Pictures for search engines, which require one: a PNG of an SVG, and the social card where the product has no picture.
 */
function picturesOf({ images }: Product, path: string): string[] {
  const [first, ...others] = images.map((image) => image.url)
  if (first === undefined) return [absolute(routes.ogImage(path))]
  return [isDrawing(first) ? routes.productPicture(path) : first, ...others].map(absolute)
}

/** Media types of the files of a product. */
const FILE_FORMATS: Readonly<Record<string, string>> = {
  PDF: "application/pdf",
  ZIP: "application/zip",
  TXT: "text/plain",
}

/**
 * A product with its offer, as schema.org's Product. A rating is included only when a known number of customers gave it,
 * never the default of the specification (Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13).
 */
export function productData(product: Product): JsonLdNode {
  const path = routes.product(product.brand.handle, product.machineType.handle, product.handle)
  const url = absolute(path)
  const { rating } = product
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    url,
    description: product.description,
    category: product.machineType.isDefault ? undefined : product.machineType.name,
    brand: product.brand.isDefault ? undefined : { "@type": "Brand", name: product.brand.name },
    image: picturesOf(product, path),
    sku: product.partNumber ?? undefined,
    mpn: product.partNumber ?? undefined,
    subjectOf:
      product.files.length === 0
        ? undefined
        : product.files.map(({ title, href, type, language, version }) => ({
            "@type": "DigitalDocument",
            name: title,
            url: absolute(href),
            encodingFormat: FILE_FORMATS[type],
            inLanguage: language || undefined,
            version: version || undefined,
          })),
    offers: offer(product, url),
    aggregateRating:
      rating === null || rating.isDefault || rating.count === null
        ? undefined
        : { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.count, bestRating: 5 },
  }
}
