import * as routes from "@/config/routes"
import type { Product, ProductSummary } from "@/lib/medusa/shapes"

/** A product as the cart and the list of saved products store it. */
export interface CartProduct {
  readonly productId: string
  /** The Medusa variant for a checkout; null where the product has none. */
  readonly variantId: string | null
  readonly name: string
  /** Pounds ex VAT each; null where `priceText` is shown instead, and the line is not in the total. */
  readonly price: number | null
  readonly priceText: string | null
  readonly image: string | null
  readonly brand: string
  /** Name of the machine type. */
  readonly category: string
  /** The part number. */
  readonly sku: string | null
  /** Key features, a few words each. */
  readonly specifications: readonly string[]
  /** Number of pieces in stock. */
  readonly stock: number
  /** Address of the product's page. */
  readonly href: string
}

/** Number of key features of a cart line: as many as it shows. */
const MAX_SPECIFICATIONS = 4

/** The fields of a product that the cart stores. */
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
