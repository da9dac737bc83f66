import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { env } from "@/config/env"
import { withVat } from "@/lib/vat"
import { escapeXml } from "@/shell/seo/xml"
import { productsOf, readBrands } from "@/lib/medusa/catalogue"
import { loadCompany } from "@/lib/medusa/company-facts"
import { isClassified } from "@/lib/medusa/classification"
import type { ProductSummary } from "@/lib/medusa/shapes"
import { readIndexed } from "@/lib/medusa/url-seo"
import { isDrawing } from "@/lib/picture-sources"

/** Most characters of an attribute (Google Merchant Center, product data specification). */
const LIMITS = { title: 150, description: 5_000, brand: 70, mpn: 70, product_type: 750 } as const

type Attributes = Readonly<Record<string, string | undefined>>

/** The first characters of a text, without cutting a surrogate pair. */
const cut = (text: string, length: number) => [...text].slice(0, length).join("")

const pathOf = ({ brand, machineType, handle }: ProductSummary) =>
  routes.product(brand.handle, machineType.handle, handle)

/**
 * A product in the attributes of Google's product data specification
 * (https://support.google.com/merchants/answer/7052112). The price includes VAT, as the specification demands of shops in
 * the United Kingdom; the product's page shows both prices.
 *
 * @param siteUrl public address of the storefront
 * @returns null for a product that cannot be advertised: one without a price, a picture, a brand or a machine type
 */
export function toFeedAttributes(product: ProductSummary, siteUrl: string): Attributes | null {
  const { id, name, brand, machineType, price, image, partNumber, stock, shortDescription } = product
  if (price === null || price <= 0 || image === null || !isClassified(product)) return null
  const path = pathOf(product)
  // Google accepts JPEG, WebP, PNG, GIF, BMP and TIFF, but not SVG.
  const picture = isDrawing(image) ? routes.productPicture(path) : image
  const mpn = partNumber === null ? undefined : cut(partNumber, LIMITS.mpn)
  return {
    id,
    title: cut(name, LIMITS.title),
    description: cut(shortDescription ?? name, LIMITS.description),
    link: siteUrl + path,
    image_link: new URL(picture, siteUrl).href,
    availability: stock > 0 ? "in_stock" : "out_of_stock",
    price: `${withVat(price).incVat.toFixed(2)} GBP`,
    condition: "new",
    brand: cut(brand.name, LIMITS.brand),
    mpn,
    identifier_exists: mpn === undefined ? "no" : "yes",
    product_type: cut(machineType.name, LIMITS.product_type),
  }
}

/** A product as an item of the feed. */
export function toFeedItem(attributes: Attributes): string {
  const elements = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : `<g:${name}>${escapeXml(value)}</g:${name}>`,
  )
  return `<item>${elements.join("")}</item>\n`
}

/** The feed in pieces, so that memory never holds all of 50,000 products; without those that staff keep out of search engines. */
export async function* googleProductFeed(): AsyncGenerator<string> {
  const { SITE_URL } = env()
  const [isIndexed] = await Promise.all([readIndexed(), loadCompany()])
  const { name, tagline } = site()
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    `<title>${escapeXml(name)}</title>`,
    `<link>${escapeXml(SITE_URL)}</link>`,
    `<description>${escapeXml(tagline)}</description>`,
    "",
  ].join("\n")
  // A product whose place in the list changes while the pages are read must not be in the feed twice.
  const seen = new Set<string>()
  for (const { handle } of await readBrands()) {
    for await (const products of productsOf(handle)) {
      const fresh = products.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      const attributes = fresh
        .filter((product) => isIndexed(pathOf(product)))
        .map((product) => toFeedAttributes(product, SITE_URL))
        .filter((one) => one !== null)
      yield attributes.map(toFeedItem).join("")
    }
  }
  yield "</channel>\n</rss>\n"
}
