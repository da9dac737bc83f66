import * as routes from "@/config/routes"
import type { Product, ProductSummary } from "@/lib/medusa/shapes"

/** What the cart and the list of saved products know of a product. */
export interface CartProduct {
  readonly productId: string
  /** The Medusa variant a checkout would sell; null where the product has none. */
  readonly variantId: string | null
  readonly name: string
  /** Pounds ex VAT each; null where `priceText` speaks instead: such a line is shown and not totalled. */
  readonly price: number | null
  readonly priceText: string | null
  readonly image: string | null
  readonly brand: string
  /** The machine type's name. */
  readonly category: string
  /** The part number. */
  readonly sku: string | null
  /** Key features, a few words each. */
  readonly specifications: readonly string[]
  /** Pieces that can be sold now. */
  readonly stock: number
  /** The product's page. */
  readonly href: string
}

/** Key features a line of the cart carries: as many as it shows. */
const MAX_SPECIFICATIONS = 4

/** What the cart keeps of a product, of which a list or its own page knows more. */
export function toCartProduct(product: ProductSummary | Product): CartProduct {
  return {
    productId: product.id,
    variantId: product.variantId,
    name: product.name,
    price: product.price,
    priceText: product.priceText,
    image: "image" in product ? product.image : (product.images[0]?.url ?? null),
    brand: product.brand.name,
    category: product.machineType.name,
    sku: product.partNumber,
    specifications: "keyFeatures" in product ? product.keyFeatures.slice(0, MAX_SPECIFICATIONS) : [],
    stock: product.stock,
    href: routes.product(product.brand.handle, product.machineType.handle, product.handle),
  }
}
