import type { RelatedProduct } from "@scanwright/design-system"
import { routes } from "@/config/routes"
import type { Product } from "@/lib/medusa/shapes"
import { withVat } from "./vat"

/** A product as a card of a row shows it. */
export const toCard = (product: Product): RelatedProduct => ({
  href: routes.product(product.brand.handle, product.machineType.handle, product.handle),
  name: product.name,
  image: product.images[0]?.url ?? null,
  imageAlt: product.images[0]?.alt,
  price: product.price,
  priceIncVat: product.price === null ? null : withVat(product.price).incVat,
  priceText: product.priceText,
})
