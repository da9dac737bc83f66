import * as routes from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import type { PageMetadata } from "@/shell/seo/metadata"
import { productData, type Crumb } from "@/shell/seo/structured-data"
import { isClassified } from "@/lib/medusa/classification"
import type { Product } from "@/lib/medusa/shapes"
import { withVat } from "@/lib/vat"

/** The nearest list that has the product. */
function listOf({ brand, machineType }: Product): string {
  if (machineType.isDefault) return brand.isDefault ? routes.products : routes.brand(brand.handle)
  return brand.isDefault
    ? routes.productList({ machineType: machineType.handle })
    : routes.machineType(brand.handle, machineType.handle)
}

/** The breadcrumb of a product's page, ending with the page itself. */
export function crumbsOf(product: Product): Crumb[] {
  const { name, handle, brand, machineType } = product
  return [
    { label: "Home", href: routes.home },
    { label: catalogue.products.title, href: routes.products },
    { label: brand.name, href: brand.isDefault ? routes.products : routes.brand(brand.handle) },
    { label: machineType.name, href: listOf(product) },
    { label: name, href: routes.product(brand.handle, machineType.handle, handle) },
  ]
}

/** Open Graph properties of a product ("product" object): the price of its structured data. */
const priceProperties = ({ price, stock }: Product): Record<string, string> =>
  price === null
    ? {}
    : {
        "product:price:amount": withVat(price).incVat.toFixed(2),
        "product:price:currency": "GBP",
        "product:availability": stock > 0 ? "in stock" : "out of stock",
      }

/** Metadata of a product's page. */
export function productMetadata(product: Product): PageMetadata {
  const { brand, machineType, handle, seo, partNumber } = product
  return {
    title: seo.title ?? product.name,
    description: seo.description ?? product.description,
    keywords: seo.keywords,
    path: routes.product(brand.handle, machineType.handle, handle),
    type: "product",
    properties: {
      ...(!brand.isDefault && { "product:brand": brand.name }),
      "product:condition": "new",
      ...(partNumber && { "product:retailer_item_id": partNumber }),
      ...priceProperties(product),
    },
    structuredData: [productData(product)],
    crumbs: crumbsOf(product),
    isIndexed: isClassified(product),
  }
}
