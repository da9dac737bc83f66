import type { RelatedProduct } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import type { Product } from "@/lib/medusa/shapes"
import { incVatOf } from "@/lib/vat"

/** Address of a product's page. */
export const pathOf = ({ brand, machineType, handle }: Product): string =>
  routes.product(brand.handle, machineType.handle, handle)

/** A product as a card in a row of related or recently viewed products. */
export const toCard = (product: Product): RelatedProduct => ({
  href: pathOf(product),
  name: product.name,
  image: product.images[0]?.url ?? null,
  imageAlt: product.images[0]?.alt,
  price: product.price,
  priceIncVat: incVatOf(product.price),
  priceText: product.priceText,
})
