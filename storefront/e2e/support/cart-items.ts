import { type CompleteProduct, pathOf } from "./backend"

/** A cart line as the shop stores it. */
export const storedItem = (product: CompleteProduct, changes: Record<string, unknown> = {}) => ({
  id: `${product.id}-1`,
  productId: product.id,
  variantId: product.variant_id,
  productName: product.name,
  price: product.price,
  addedPrice: product.price,
  priceText: null,
  image: product.thumbnail,
  brand: product.brand.name,
  category: product.machine_type.name,
  sku: product.part_number,
  specifications: [],
  stock: product.stock,
  href: pathOf(product),
  quantity: 1,
  ...changes,
})

/** The browser's stored cart with these lines. */
export const withLines = (...items: unknown[]) => JSON.stringify({ version: 1, items })
